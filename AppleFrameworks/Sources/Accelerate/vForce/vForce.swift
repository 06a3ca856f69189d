// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Functions that apply to each element of a vector.

/// Computes `sqrt` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvsqrtf
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].squareRoot() }
}

/// Computes `sqrt` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvsqrt
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].squareRoot() }
}

/// Computes `exp` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvexpf
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.exp(x[index]) }
}

/// Computes `exp` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvexp
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.exp(x[index]) }
}

/// Computes `exp2` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvexp2f
public func vvexp2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.exp2(x[index]) }
}

/// Computes `exp2` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvexp2
public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.exp2(x[index]) }
}

/// Computes `log` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvlogf
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.log(x[index]) }
}

/// Computes `log` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvlog
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.log(x[index]) }
}

/// Computes `log2` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvlog2f
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.log2(x[index]) }
}

/// Computes `log2` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvlog2
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.log2(x[index]) }
}

/// Computes `log10` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvlog10f
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.log10(x[index]) }
}

/// Computes `log10` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvlog10
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.log10(x[index]) }
}

/// Computes `log1p` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvlog1pf
public func vvlog1pf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.log1p(x[index]) }
}

/// Computes `log1p` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvlog1p
public func vvlog1p(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.log1p(x[index]) }
}

/// Computes `expm1` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvexpm1f
public func vvexpm1f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.expm1(x[index]) }
}

/// Computes `expm1` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvexpm1
public func vvexpm1(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.expm1(x[index]) }
}

/// Computes `sin` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvsinf
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.sin(x[index]) }
}

/// Computes `sin` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvsin
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.sin(x[index]) }
}

/// Computes `cos` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvcosf
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.cos(x[index]) }
}

/// Computes `cos` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvcos
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.cos(x[index]) }
}

/// Computes `tan` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvtanf
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.tan(x[index]) }
}

/// Computes `tan` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvtan
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.tan(x[index]) }
}

/// Computes `asin` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvasinf
public func vvasinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.asin(x[index]) }
}

/// Computes `asin` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvasin
public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.asin(x[index]) }
}

/// Computes `acos` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvacosf
public func vvacosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.acos(x[index]) }
}

/// Computes `acos` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvacos
public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.acos(x[index]) }
}

/// Computes `atan` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvatanf
public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.atan(x[index]) }
}

/// Computes `atan` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvatan
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.atan(x[index]) }
}

/// Computes `sinh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvsinhf
public func vvsinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.sinh(x[index]) }
}

/// Computes `sinh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvsinh
public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.sinh(x[index]) }
}

/// Computes `cosh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvcoshf
public func vvcoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.cosh(x[index]) }
}

/// Computes `cosh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvcosh
public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.cosh(x[index]) }
}

/// Computes `tanh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvtanhf
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.tanh(x[index]) }
}

/// Computes `tanh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvtanh
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.tanh(x[index]) }
}

/// Computes `asinh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvasinhf
public func vvasinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.asinh(x[index]) }
}

/// Computes `asinh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvasinh
public func vvasinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.asinh(x[index]) }
}

/// Computes `acosh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvacoshf
public func vvacoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.acosh(x[index]) }
}

/// Computes `acosh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvacosh
public func vvacosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.acosh(x[index]) }
}

/// Computes `atanh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvatanhf
public func vvatanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.atanh(x[index]) }
}

/// Computes `atanh` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvatanh
public func vvatanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.atanh(x[index]) }
}

/// Computes `floor` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvfloorf
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.down) }
}

/// Computes `floor` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvfloor
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.down) }
}

/// Computes `ceil` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvceilf
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.up) }
}

/// Computes `ceil` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvceil
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.up) }
}

/// Computes `fabs` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvfabsf
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = abs(x[index]) }
}

/// Computes `fabs` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvfabs
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = abs(x[index]) }
}

/// Computes `nint` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvnintf
public func vvnintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.toNearestOrEven) }
}

/// Computes `nint` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvnint
public func vvnint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.toNearestOrEven) }
}

/// Computes `int` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvintf
public func vvintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.towardZero) }
}

/// Computes `int` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvint
public func vvint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.towardZero) }
}

/// Computes `rec` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvrecf
public func vvrecf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = 1 / x[index] }
}

/// Computes `rec` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvrec
public func vvrec(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = 1 / x[index] }
}

/// Computes `rsqrt` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvrsqrtf
public func vvrsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = 1 / x[index].squareRoot() }
}

/// Computes `rsqrt` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvrsqrt
public func vvrsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = 1 / x[index].squareRoot() }
}

/// Computes `cbrt` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvcbrtf
public func vvcbrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.cbrt(x[index]) }
}

/// Computes `cbrt` of each element.
///
/// - Source: developer.apple.com/documentation/accelerate/vvcbrt
public func vvcbrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = Foundation.cbrt(x[index]) }
}

/// Computes `pow` of each pair of elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vvpowf
public func vvpowf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(n.pointee) { z[index] = pow(x[index], y[index]) }
}

/// Computes `pow` of each pair of elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vvpow
public func vvpow(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(n.pointee) { z[index] = pow(x[index], y[index]) }
}

/// Computes `atan2` of each pair of elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vvatan2f
public func vvatan2f(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(n.pointee) { z[index] = atan2(y[index], x[index]) }
}

/// Computes `atan2` of each pair of elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vvatan2
public func vvatan2(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(n.pointee) { z[index] = atan2(y[index], x[index]) }
}

/// Computes `fmod` of each pair of elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vvfmodf
public func vvfmodf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(n.pointee) { z[index] = fmod(y[index], x[index]) }
}

/// Computes `fmod` of each pair of elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vvfmod
public func vvfmod(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(n.pointee) { z[index] = fmod(y[index], x[index]) }
}

/// Computes `div` of each pair of elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vvdivf
public func vvdivf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(n.pointee) { z[index] = y[index] / x[index] }
}

/// Computes `div` of each pair of elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vvdiv
public func vvdiv(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(n.pointee) { z[index] = y[index] / x[index] }
}
