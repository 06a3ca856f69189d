/// Filters by functions, with typed properties.
///
/// - Source: developer.apple.com/documentation/coreimage/methods-and-protocols-for-filter-creation
extension CIFilter {
  /// The filter "CIAdditionCompositing", with its defaults.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIAdditionCompositing")
  }

  /// The filter "CIAffineClamp", with its defaults.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { PropertyFilter("CIAffineClamp") }

  /// The filter "CIAffineTile", with its defaults.
  public class func affineTile() -> any CIFilter & CIAffineTile { PropertyFilter("CIAffineTile") }

  /// The filter "CIAreaAverage", with its defaults.
  public class func areaAverage() -> any CIFilter & CIAreaReductionFilter { PropertyFilter("CIAreaAverage") }

  /// The filter "CIAreaHistogram", with its defaults.
  public class func areaHistogram() -> any CIFilter & CIAreaHistogram { PropertyFilter("CIAreaHistogram") }

  /// The filter "CIAreaMaximum", with its defaults.
  public class func areaMaximum() -> any CIFilter & CIAreaReductionFilter { PropertyFilter("CIAreaMaximum") }

  /// The filter "CIAreaMinimum", with its defaults.
  public class func areaMinimum() -> any CIFilter & CIAreaReductionFilter { PropertyFilter("CIAreaMinimum") }

  /// The filter "CIAztecCodeGenerator", with its defaults.
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    AztecCodeFilter("CIAztecCodeGenerator")
  }

  /// The filter "CIBlendWithAlphaMask", with its defaults.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { PropertyFilter("CIBlendWithAlphaMask") }

  /// The filter "CIBlendWithMask", with its defaults.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { PropertyFilter("CIBlendWithMask") }

  /// The filter "CIBloom", with its defaults.
  public class func bloom() -> any CIFilter & CIBloom { PropertyFilter("CIBloom") }

  /// The filter "CIBoxBlur", with its defaults.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { PropertyFilter("CIBoxBlur") }

  /// The filter "CIBumpDistortion", with its defaults.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { PropertyFilter("CIBumpDistortion") }

  /// The filter "CICheckerboardGenerator", with its defaults.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    PropertyFilter("CICheckerboardGenerator")
  }

  /// The filter "CICircleSplashDistortion", with its defaults.
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    PropertyFilter("CICircleSplashDistortion")
  }

  /// The filter "CICode128BarcodeGenerator", with its defaults.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    PropertyFilter("CICode128BarcodeGenerator")
  }

  /// The filter "CIColorBlendMode", with its defaults.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIColorBlendMode") }

  /// The filter "CIColorBurnBlendMode", with its defaults.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIColorBurnBlendMode")
  }

  /// The filter "CIColorControls", with its defaults.
  public class func colorControls() -> any CIFilter & CIColorControls { PropertyFilter("CIColorControls") }

  /// The filter "CIColorCube", with its defaults.
  public class func colorCube() -> any CIFilter & CIColorCube { PropertyFilter("CIColorCube") }

  /// The filter "CIColorCubeWithColorSpace", with its defaults.
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    PropertyFilter("CIColorCubeWithColorSpace")
  }

  /// The filter "CIColorDodgeBlendMode", with its defaults.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIColorDodgeBlendMode")
  }

  /// The filter "CIColorInvert", with its defaults.
  public class func colorInvert() -> any CIFilter & CIColorInvert { PropertyFilter("CIColorInvert") }

  /// The filter "CIColorMap", with its defaults.
  public class func colorMap() -> any CIFilter & CIColorMap { PropertyFilter("CIColorMap") }

  /// The filter "CIColorMatrix", with its defaults.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { PropertyFilter("CIColorMatrix") }

  /// The filter "CIColorMonochrome", with its defaults.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { PropertyFilter("CIColorMonochrome") }

  /// The filter "CIColorPosterize", with its defaults.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { PropertyFilter("CIColorPosterize") }

  /// The filter "CICrystallize", with its defaults.
  public class func crystallize() -> any CIFilter & CICrystallize { PropertyFilter("CICrystallize") }

  /// The filter "CIDarkenBlendMode", with its defaults.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIDarkenBlendMode") }

  /// The filter "CIDifferenceBlendMode", with its defaults.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIDifferenceBlendMode")
  }

  /// The filter "CIDiscBlur", with its defaults.
  public class func discBlur() -> any CIFilter & CIDiscBlur { PropertyFilter("CIDiscBlur") }

  /// The filter "CIDissolveTransition", with its defaults.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    PropertyFilter("CIDissolveTransition")
  }

  /// The filter "CIDivideBlendMode", with its defaults.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIDivideBlendMode") }

  /// The filter "CIEdgeWork", with its defaults.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { PropertyFilter("CIEdgeWork") }

  /// The filter "CIEdges", with its defaults.
  public class func edges() -> any CIFilter & CIEdges { PropertyFilter("CIEdges") }

  /// The filter "CIExclusionBlendMode", with its defaults.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIExclusionBlendMode")
  }

  /// The filter "CIExposureAdjust", with its defaults.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { PropertyFilter("CIExposureAdjust") }

  /// The filter "CIFalseColor", with its defaults.
  public class func falseColor() -> any CIFilter & CIFalseColor { PropertyFilter("CIFalseColor") }

  /// The filter "CIGammaAdjust", with its defaults.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { PropertyFilter("CIGammaAdjust") }

  /// The filter "CIGaussianBlur", with its defaults.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { PropertyFilter("CIGaussianBlur") }

  /// The filter "CIGaussianGradient", with its defaults.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { PropertyFilter("CIGaussianGradient") }

  /// The filter "CIGloom", with its defaults.
  public class func gloom() -> any CIFilter & CIGloom { PropertyFilter("CIGloom") }

  /// The filter "CIHardLightBlendMode", with its defaults.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIHardLightBlendMode")
  }

  /// The filter "CIHexagonalPixellate", with its defaults.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    PropertyFilter("CIHexagonalPixellate")
  }

  /// The filter "CIHighlightShadowAdjust", with its defaults.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    PropertyFilter("CIHighlightShadowAdjust")
  }

  /// The filter "CIHoleDistortion", with its defaults.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion { PropertyFilter("CIHoleDistortion") }

  /// The filter "CIHueAdjust", with its defaults.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { PropertyFilter("CIHueAdjust") }

  /// The filter "CIHueBlendMode", with its defaults.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIHueBlendMode") }

  /// The filter "CILanczosScaleTransform", with its defaults.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    PropertyFilter("CILanczosScaleTransform")
  }

  /// The filter "CILightenBlendMode", with its defaults.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CILightenBlendMode") }

  /// The filter "CILinearBurnBlendMode", with its defaults.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CILinearBurnBlendMode")
  }

  /// The filter "CILinearDodgeBlendMode", with its defaults.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CILinearDodgeBlendMode")
  }

  /// The filter "CILinearGradient", with its defaults.
  public class func linearGradient() -> any CIFilter & CILinearGradient { PropertyFilter("CILinearGradient") }

  /// The filter "CILinearLightBlendMode", with its defaults.
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CILinearLightBlendMode")
  }

  /// The filter "CILinearToSRGBToneCurve", with its defaults.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    PropertyFilter("CILinearToSRGBToneCurve")
  }

  /// The filter "CILuminosityBlendMode", with its defaults.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CILuminosityBlendMode")
  }

  /// The filter "CIMaskToAlpha", with its defaults.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { PropertyFilter("CIMaskToAlpha") }

  /// The filter "CIMaximumComponent", with its defaults.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent { PropertyFilter("CIMaximumComponent") }

  /// The filter "CIMaximumCompositing", with its defaults.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIMaximumCompositing")
  }

  /// The filter "CIMedianFilter", with its defaults.
  public class func median() -> any CIFilter & CIMedian { PropertyFilter("CIMedianFilter") }

  /// The filter "CIMinimumComponent", with its defaults.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent { PropertyFilter("CIMinimumComponent") }

  /// The filter "CIMinimumCompositing", with its defaults.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIMinimumCompositing")
  }

  /// The filter "CIMotionBlur", with its defaults.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { PropertyFilter("CIMotionBlur") }

  /// The filter "CIMultiplyBlendMode", with its defaults.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIMultiplyBlendMode") }

  /// The filter "CIMultiplyCompositing", with its defaults.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIMultiplyCompositing")
  }

  /// The filter "CINoiseReduction", with its defaults.
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { PropertyFilter("CINoiseReduction") }

  /// The filter "CIOverlayBlendMode", with its defaults.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIOverlayBlendMode") }

  /// The filter "CIPerspectiveCorrection", with its defaults.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    PropertyFilter("CIPerspectiveCorrection")
  }

  /// The filter "CIPerspectiveTransform", with its defaults.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    PropertyFilter("CIPerspectiveTransform")
  }

  /// The filter "CIPhotoEffectChrome", with its defaults.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectChrome") }

  /// The filter "CIPhotoEffectFade", with its defaults.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectFade") }

  /// The filter "CIPhotoEffectInstant", with its defaults.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectInstant") }

  /// The filter "CIPhotoEffectMono", with its defaults.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectMono") }

  /// The filter "CIPhotoEffectNoir", with its defaults.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectNoir") }

  /// The filter "CIPhotoEffectProcess", with its defaults.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectProcess") }

  /// The filter "CIPhotoEffectTonal", with its defaults.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectTonal") }

  /// The filter "CIPhotoEffectTransfer", with its defaults.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectTransfer") }

  /// The filter "CIPinLightBlendMode", with its defaults.
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIPinLightBlendMode") }

  /// The filter "CIPinchDistortion", with its defaults.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { PropertyFilter("CIPinchDistortion") }

  /// The filter "CIPixellate", with its defaults.
  public class func pixellate() -> any CIFilter & CIPixellate { PropertyFilter("CIPixellate") }

  /// The filter "CIPointillize", with its defaults.
  public class func pointillize() -> any CIFilter & CIPointillize { PropertyFilter("CIPointillize") }

  /// The filter "CIQRCodeGenerator", with its defaults.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { QRCodeFilter("CIQRCodeGenerator") }

  /// The filter "CIRadialGradient", with its defaults.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { PropertyFilter("CIRadialGradient") }

  /// The filter "CIRandomGenerator", with its defaults.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator { PropertyFilter("CIRandomGenerator") }

  /// The filter "CISRGBToneCurveToLinear", with its defaults.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    PropertyFilter("CISRGBToneCurveToLinear")
  }

  /// The filter "CISaturationBlendMode", with its defaults.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISaturationBlendMode")
  }

  /// The filter "CIScreenBlendMode", with its defaults.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIScreenBlendMode") }

  /// The filter "CISepiaTone", with its defaults.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { PropertyFilter("CISepiaTone") }

  /// The filter "CISharpenLuminance", with its defaults.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { PropertyFilter("CISharpenLuminance") }

  /// The filter "CISmoothLinearGradient", with its defaults.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    PropertyFilter("CISmoothLinearGradient")
  }

  /// The filter "CISoftLightBlendMode", with its defaults.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISoftLightBlendMode")
  }

  /// The filter "CISourceAtopCompositing", with its defaults.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISourceAtopCompositing")
  }

  /// The filter "CISourceInCompositing", with its defaults.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISourceInCompositing")
  }

  /// The filter "CISourceOutCompositing", with its defaults.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISourceOutCompositing")
  }

  /// The filter "CISourceOverCompositing", with its defaults.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISourceOverCompositing")
  }

  /// The filter "CIStraightenFilter", with its defaults.
  public class func straighten() -> any CIFilter & CIStraighten { PropertyFilter("CIStraightenFilter") }

  /// The filter "CIStripesGenerator", with its defaults.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { PropertyFilter("CIStripesGenerator") }

  /// The filter "CISubtractBlendMode", with its defaults.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CISubtractBlendMode") }

  /// The filter "CITemperatureAndTint", with its defaults.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    PropertyFilter("CITemperatureAndTint")
  }

  /// The filter "CIToneCurve", with its defaults.
  public class func toneCurve() -> any CIFilter & CIToneCurve { PropertyFilter("CIToneCurve") }

  /// The filter "CITwirlDistortion", with its defaults.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { PropertyFilter("CITwirlDistortion") }

  /// The filter "CIUnsharpMask", with its defaults.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { PropertyFilter("CIUnsharpMask") }

  /// The filter "CIVibrance", with its defaults.
  public class func vibrance() -> any CIFilter & CIVibrance { PropertyFilter("CIVibrance") }

  /// The filter "CIVignette", with its defaults.
  public class func vignette() -> any CIFilter & CIVignette { PropertyFilter("CIVignette") }

  /// The filter "CIVignetteEffect", with its defaults.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { PropertyFilter("CIVignetteEffect") }

  /// The filter "CIVividLightBlendMode", with its defaults.
  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIVividLightBlendMode")
  }

  /// The filter "CIWhitePointAdjust", with its defaults.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { PropertyFilter("CIWhitePointAdjust") }
}
