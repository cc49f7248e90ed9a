import CAdwaita

/// The fundamental types that GObject numbers by macros, which Swift does not see.
enum FundamentalType: GType {
    case string = 16
    case object = 20
}

func gType(_ type: FundamentalType) -> GType { type.rawValue << 2 }
