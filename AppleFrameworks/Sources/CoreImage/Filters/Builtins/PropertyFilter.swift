import CoreGraphics
import Foundation

/// A filter whose values are also properties. Each property reads and sets the value of its key.
class PropertyFilter: CIFilter {
  /// Creates a filter.
  ///
  /// - Parameter name: The name of a known filter.
  init(_ name: String) {
    guard FilterCatalog.byName[name] != nil else { preconditionFailure("CIFilter: there is no filter \(name)") }
    super.init(filterNamed: name)!
  }

  private func set(_ value: Any?, _ key: String) { setValue(value, forKey: key) }
  private func optional<Value>(_ key: String) -> Value? { value(forKey: key) as? Value }
  final func number(_ key: String) -> Float {
    value(forKey: key).flatMap { CoreImage.number($0) }.map { Float($0) } ?? 0
  }
  private func integer(_ key: String) -> Int { Int(number(key)) }
  private func flag(_ key: String) -> Bool { number(key) != 0 }
  private func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector(x: 0) }
  private func point(_ key: String) -> CGPoint { vector(key).cgPointValue }
  private func rect(_ key: String) -> CGRect { vector(key).cgRectValue }
  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .black }
  private func data(_ key: String) -> Data { value(forKey: key) as? Data ?? Data() }
  private func transform(_ key: String) -> CGAffineTransform { value(forKey: key) as? CGAffineTransform ?? .identity }

  final var aVector: CIVector {
    get { vector("inputAVector") }
    set { set(newValue, "inputAVector") }
  }

  final var amount: Float {
    get { number("inputAmount") }
    set { set(newValue, "inputAmount") }
  }

  final var angle: Float {
    get { number("inputAngle") }
    set { set(newValue, "inputAngle") }
  }

  final var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { set(newValue, "inputAspectRatio") }
  }

  final var bVector: CIVector {
    get { vector("inputBVector") }
    set { set(newValue, "inputBVector") }
  }

  final var backgroundImage: CIImage? {
    get { optional("inputBackgroundImage") }
    set { set(newValue, "inputBackgroundImage") }
  }

  final var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { set(newValue, "inputBarcodeHeight") }
  }

  final var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { set(newValue, "inputBiasVector") }
  }

  final var bottomLeft: CGPoint {
    get { point("inputBottomLeft") }
    set { set(CIVector(cgPoint: newValue), "inputBottomLeft") }
  }

  final var bottomRight: CGPoint {
    get { point("inputBottomRight") }
    set { set(CIVector(cgPoint: newValue), "inputBottomRight") }
  }

  final var brightness: Float {
    get { number("inputBrightness") }
    set { set(newValue, "inputBrightness") }
  }

  final var center: CGPoint {
    get { point("inputCenter") }
    set { set(CIVector(cgPoint: newValue), "inputCenter") }
  }

  final var color: CIColor {
    get { color("inputColor") }
    set { set(newValue, "inputColor") }
  }

  final var color0: CIColor {
    get { color("inputColor0") }
    set { set(newValue, "inputColor0") }
  }

  final var color1: CIColor {
    get { color("inputColor1") }
    set { set(newValue, "inputColor1") }
  }

  final var colorSpace: CGColorSpace? {
    get { optional("inputColorSpace") }
    set { set(newValue, "inputColorSpace") }
  }

  final var compactStyle: Float {
    get { number("inputCompactStyle") }
    set { set(newValue, "inputCompactStyle") }
  }

  final var contrast: Float {
    get { number("inputContrast") }
    set { set(newValue, "inputContrast") }
  }

  final var count: Int {
    get { integer("inputCount") }
    set { set(newValue, "inputCount") }
  }

  final var crop: Bool {
    get { flag("inputCrop") }
    set { set(newValue, "inputCrop") }
  }

  final var cubeData: Data {
    get { data("inputCubeData") }
    set { set(newValue, "inputCubeData") }
  }

  final var cubeDimension: Float {
    get { number("inputCubeDimension") }
    set { set(newValue, "inputCubeDimension") }
  }

  final var ev: Float {
    get { number("inputEV") }
    set { set(newValue, "inputEV") }
  }

  final var extent: CGRect {
    get { rect("inputExtent") }
    set { set(CIVector(cgRect: newValue), "inputExtent") }
  }

  final var extrapolate: Bool {
    get { flag("inputExtrapolate") }
    set { set(newValue, "inputExtrapolate") }
  }

  final var falloff: Float {
    get { number("inputFalloff") }
    set { set(newValue, "inputFalloff") }
  }

  final var gVector: CIVector {
    get { vector("inputGVector") }
    set { set(newValue, "inputGVector") }
  }

  final var gradientImage: CIImage? {
    get { optional("inputGradientImage") }
    set { set(newValue, "inputGradientImage") }
  }

  final var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { set(newValue, "inputHighlightAmount") }
  }

  final var inputImage: CIImage? {
    get { optional("inputImage") }
    set { set(newValue, "inputImage") }
  }

  final var intensity: Float {
    get { number("inputIntensity") }
    set { set(newValue, "inputIntensity") }
  }

  final var layers: Float {
    get { number("inputLayers") }
    set { set(newValue, "inputLayers") }
  }

  final var levels: Float {
    get { number("inputLevels") }
    set { set(newValue, "inputLevels") }
  }

  final var maskImage: CIImage? {
    get { optional("inputMaskImage") }
    set { set(newValue, "inputMaskImage") }
  }

  final var message: Data {
    get { data("inputMessage") }
    set { set(newValue, "inputMessage") }
  }

  final var neutral: CIVector {
    get { vector("inputNeutral") }
    set { set(newValue, "inputNeutral") }
  }

  final var noiseLevel: Float {
    get { number("inputNoiseLevel") }
    set { set(newValue, "inputNoiseLevel") }
  }

  final var point0: CGPoint {
    get { point("inputPoint0") }
    set { set(CIVector(cgPoint: newValue), "inputPoint0") }
  }

  final var point1: CGPoint {
    get { point("inputPoint1") }
    set { set(CIVector(cgPoint: newValue), "inputPoint1") }
  }

  final var point2: CGPoint {
    get { point("inputPoint2") }
    set { set(CIVector(cgPoint: newValue), "inputPoint2") }
  }

  final var point3: CGPoint {
    get { point("inputPoint3") }
    set { set(CIVector(cgPoint: newValue), "inputPoint3") }
  }

  final var point4: CGPoint {
    get { point("inputPoint4") }
    set { set(CIVector(cgPoint: newValue), "inputPoint4") }
  }

  final var power: Float {
    get { number("inputPower") }
    set { set(newValue, "inputPower") }
  }

  final var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { set(newValue, "inputQuietSpace") }
  }

  final var rVector: CIVector {
    get { vector("inputRVector") }
    set { set(newValue, "inputRVector") }
  }

  final var radius: Float {
    get { number("inputRadius") }
    set { set(newValue, "inputRadius") }
  }

  final var radius0: Float {
    get { number("inputRadius0") }
    set { set(newValue, "inputRadius0") }
  }

  final var radius1: Float {
    get { number("inputRadius1") }
    set { set(newValue, "inputRadius1") }
  }

  final var saturation: Float {
    get { number("inputSaturation") }
    set { set(newValue, "inputSaturation") }
  }

  final var scale: Float {
    get { number("inputScale") }
    set { set(newValue, "inputScale") }
  }

  final var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { set(newValue, "inputShadowAmount") }
  }

  final var sharpness: Float {
    get { number("inputSharpness") }
    set { set(newValue, "inputSharpness") }
  }

  final var targetImage: CIImage? {
    get { optional("inputTargetImage") }
    set { set(newValue, "inputTargetImage") }
  }

  final var targetNeutral: CIVector {
    get { vector("inputTargetNeutral") }
    set { set(newValue, "inputTargetNeutral") }
  }

  final var time: Float {
    get { number("inputTime") }
    set { set(newValue, "inputTime") }
  }

  final var topLeft: CGPoint {
    get { point("inputTopLeft") }
    set { set(CIVector(cgPoint: newValue), "inputTopLeft") }
  }

  final var topRight: CGPoint {
    get { point("inputTopRight") }
    set { set(CIVector(cgPoint: newValue), "inputTopRight") }
  }

  final var transform: CGAffineTransform {
    get { transform("inputTransform") }
    set { set(newValue, "inputTransform") }
  }

  final var width: Float {
    get { number("inputWidth") }
    set { set(newValue, "inputWidth") }
  }
}

extension PropertyFilter: CIAffineClamp, CIAffineTile, CIAreaHistogram, CIAreaReductionFilter, CIBlendWithMask, CIBloom,
  CIBoxBlur, CIBumpDistortion, CICheckerboardGenerator, CICircleSplashDistortion, CICode128BarcodeGenerator,
  CIColorControls, CIColorCube, CIColorCubeWithColorSpace, CIColorInvert, CIColorMap, CIColorMatrix, CIColorMonochrome,
  CIColorPosterize, CICompositeOperation, CICrystallize, CIDiscBlur, CIDissolveTransition, CIEdgeWork, CIEdges,
  CIExposureAdjust, CIFalseColor, CIFourCoordinateGeometryFilter, CIGammaAdjust, CIGaussianBlur, CIGaussianGradient,
  CIGloom, CIHexagonalPixellate, CIHighlightShadowAdjust, CIHoleDistortion, CIHueAdjust, CILanczosScaleTransform,
  CILinearGradient, CILinearToSRGBToneCurve, CIMaskToAlpha, CIMaximumComponent, CIMedian, CIMinimumComponent,
  CIMotionBlur, CINoiseReduction, CIPerspectiveCorrection, CIPerspectiveTransform, CIPhotoEffect, CIPinchDistortion,
  CIPixellate, CIPointillize, CIRadialGradient, CIRandomGenerator, CISRGBToneCurveToLinear, CISepiaTone,
  CISharpenLuminance, CISmoothLinearGradient, CIStraighten, CIStripesGenerator, CITemperatureAndTint, CIToneCurve,
  CITransitionFilter, CITwirlDistortion, CIUnsharpMask, CIVibrance, CIVignette, CIVignetteEffect, CIWhitePointAdjust
{}

/// A filter that generates QR codes. Its correction level is a letter.
final class QRCodeFilter: PropertyFilter, CIQRCodeGenerator {
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

/// A filter that generates Aztec codes. Its correction level is a number.
final class AztecCodeFilter: PropertyFilter, CIAztecCodeGenerator {
  var correctionLevel: Float {
    get { number("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}
