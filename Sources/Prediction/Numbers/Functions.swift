// Logarithm, exponential and logistic function in plain arithmetic: the same bits on every machine, and fast in bulk.

typealias Lane = SIMD8<Float>

/// Natural logarithm of a positive normal number; relative error below 1e-6.
@inline(__always) func logarithm(_ x: Float) -> Float {
    logarithm(Lane(repeating: x))[0]
}

/// e to the x; x is held inside ±87.
@inline(__always) func exponential(_ x: Float) -> Float {
    exponential(Lane(repeating: x))[0]
}

/// log(p/(1 − p)), p held between two bounds.
@inline(__always) func logOdds(_ p: Float, from lowest: Float, to highest: Float) -> Float {
    let held = max(lowest, min(highest, p))
    return logarithm(held / (1 - held))
}

@inline(__always) func logistic(_ x: Float) -> Float {
    1 / (1 + exponential(-x))
}

/// Per lane: x = m·2^k with m in [√½, √2); log x = k·ln 2 + 2·atanh((m − 1)/(m + 1)).
@inline(__always) func logarithm(_ x: Lane) -> Lane {
    let bits = unsafeBitCast(x, to: SIMD8<Int32>.self)
    let shifted = bits &- 0x3f35_04f3
    let exponent = shifted &>> 23
    let mantissa = unsafeBitCast(bits &- (exponent &<< 23), to: Lane.self)
    let t = (mantissa - 1) / (mantissa + 1)
    let t2 = t * t
    var series = t2 * 0.285_714_3 + 0.4
    series = series * t2 + 0.666_666_7
    series = (series * t2 + 2) * t
    return Lane(exponent) * 0.693_147_2 + series
}

/// Per lane: x = k·ln 2 + r with |r| ≤ ½ ln 2; e^x = 2^k · e^r, e^r by its series.
@inline(__always) func exponential(_ x: Lane) -> Lane {
    let low = x.replacing(with: -87, where: x .< -87)
    let held = low.replacing(with: 87, where: low .> 87)
    let shifted = held * 1.442_695 + 12_582_912  // adding 1.5·2²³ rounds to the nearest integer
    let k = unsafeBitCast(shifted, to: SIMD8<Int32>.self) &- 0x4b40_0000
    let whole = shifted - 12_582_912
    let r = (held - whole * 0.693_359_4) + whole * 0.000_212_194_4
    var series = r * 0.001_388_9 + 0.008_333_33
    series = series * r + 0.041_666_67
    series = series * r + 0.166_666_67
    series = series * r + 0.5
    series = series * r + 1
    series = series * r + 1
    return series * unsafeBitCast((k &+ 127) &<< 23, to: Lane.self)
}
