/// Core Graphics' colour, as far as a car has one. Components are between 0 and 1.
open class CGColor: _INRecord {
    /// Creates a colour of its parts.
    public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.init(_set: ["red": red, "green": green, "blue": blue, "alpha": alpha])
    }

    /// Red, green, blue and alpha.
    public final var components: [Double]? {
        ["red", "green", "blue", "alpha"].map { _value($0) ?? 0 }
    }
}
