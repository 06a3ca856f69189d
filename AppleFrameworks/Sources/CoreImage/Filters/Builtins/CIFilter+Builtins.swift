/// Functions that create filters with typed properties.
///
/// - Source: developer.apple.com/documentation/coreimage/methods-and-protocols-for-filter-creation
extension CIFilter {
  /// Returns the filter "CIAdditionCompositing" with its default values.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIAdditionCompositing")
  }

  /// Returns the filter "CIAffineClamp" with its default values.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { PropertyFilter("CIAffineClamp") }

  /// Returns the filter "CIAffineTile" with its default values.
  public class func affineTile() -> any CIFilter & CIAffineTile { PropertyFilter("CIAffineTile") }

  /// Returns the filter "CIAreaAverage" with its default values.
  public class func areaAverage() -> any CIFilter & CIAreaReductionFilter { PropertyFilter("CIAreaAverage") }

  /// Returns the filter "CIAreaHistogram" with its default values.
  public class func areaHistogram() -> any CIFilter & CIAreaHistogram { PropertyFilter("CIAreaHistogram") }

  /// Returns the filter "CIAreaMaximum" with its default values.
  public class func areaMaximum() -> any CIFilter & CIAreaReductionFilter { PropertyFilter("CIAreaMaximum") }

  /// Returns the filter "CIAreaMinimum" with its default values.
  public class func areaMinimum() -> any CIFilter & CIAreaReductionFilter { PropertyFilter("CIAreaMinimum") }

  /// Returns the filter "CIAztecCodeGenerator" with its default values.
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    AztecCodeFilter("CIAztecCodeGenerator")
  }

  /// Returns the filter "CIBlendWithAlphaMask" with its default values.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { PropertyFilter("CIBlendWithAlphaMask") }

  /// Returns the filter "CIBlendWithMask" with its default values.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { PropertyFilter("CIBlendWithMask") }

  /// Returns the filter "CIBloom" with its default values.
  public class func bloom() -> any CIFilter & CIBloom { PropertyFilter("CIBloom") }

  /// Returns the filter "CIBoxBlur" with its default values.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { PropertyFilter("CIBoxBlur") }

  /// Returns the filter "CIBumpDistortion" with its default values.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { PropertyFilter("CIBumpDistortion") }

  /// Returns the filter "CICheckerboardGenerator" with its default values.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    PropertyFilter("CICheckerboardGenerator")
  }

  /// Returns the filter "CICircleSplashDistortion" with its default values.
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    PropertyFilter("CICircleSplashDistortion")
  }

  /// Returns the filter "CICode128BarcodeGenerator" with its default values.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    PropertyFilter("CICode128BarcodeGenerator")
  }

  /// Returns the filter "CIColorBlendMode" with its default values.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIColorBlendMode") }

  /// Returns the filter "CIColorBurnBlendMode" with its default values.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIColorBurnBlendMode")
  }

  /// Returns the filter "CIColorControls" with its default values.
  public class func colorControls() -> any CIFilter & CIColorControls { PropertyFilter("CIColorControls") }

  /// Returns the filter "CIColorCube" with its default values.
  public class func colorCube() -> any CIFilter & CIColorCube { PropertyFilter("CIColorCube") }

  /// Returns the filter "CIColorCubeWithColorSpace" with its default values.
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    PropertyFilter("CIColorCubeWithColorSpace")
  }

  /// Returns the filter "CIColorDodgeBlendMode" with its default values.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIColorDodgeBlendMode")
  }

  /// Returns the filter "CIColorInvert" with its default values.
  public class func colorInvert() -> any CIFilter & CIColorInvert { PropertyFilter("CIColorInvert") }

  /// Returns the filter "CIColorMap" with its default values.
  public class func colorMap() -> any CIFilter & CIColorMap { PropertyFilter("CIColorMap") }

  /// Returns the filter "CIColorMatrix" with its default values.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { PropertyFilter("CIColorMatrix") }

  /// Returns the filter "CIColorMonochrome" with its default values.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { PropertyFilter("CIColorMonochrome") }

  /// Returns the filter "CIColorPosterize" with its default values.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { PropertyFilter("CIColorPosterize") }

  /// Returns the filter "CICrystallize" with its default values.
  public class func crystallize() -> any CIFilter & CICrystallize { PropertyFilter("CICrystallize") }

  /// Returns the filter "CIDarkenBlendMode" with its default values.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIDarkenBlendMode") }

  /// Returns the filter "CIDifferenceBlendMode" with its default values.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIDifferenceBlendMode")
  }

  /// Returns the filter "CIDiscBlur" with its default values.
  public class func discBlur() -> any CIFilter & CIDiscBlur { PropertyFilter("CIDiscBlur") }

  /// Returns the filter "CIDissolveTransition" with its default values.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    PropertyFilter("CIDissolveTransition")
  }

  /// Returns the filter "CIDivideBlendMode" with its default values.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIDivideBlendMode") }

  /// Returns the filter "CIEdgeWork" with its default values.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { PropertyFilter("CIEdgeWork") }

  /// Returns the filter "CIEdges" with its default values.
  public class func edges() -> any CIFilter & CIEdges { PropertyFilter("CIEdges") }

  /// Returns the filter "CIExclusionBlendMode" with its default values.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIExclusionBlendMode")
  }

  /// Returns the filter "CIExposureAdjust" with its default values.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { PropertyFilter("CIExposureAdjust") }

  /// Returns the filter "CIFalseColor" with its default values.
  public class func falseColor() -> any CIFilter & CIFalseColor { PropertyFilter("CIFalseColor") }

  /// Returns the filter "CIGammaAdjust" with its default values.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { PropertyFilter("CIGammaAdjust") }

  /// Returns the filter "CIGaussianBlur" with its default values.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { PropertyFilter("CIGaussianBlur") }

  /// Returns the filter "CIGaussianGradient" with its default values.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { PropertyFilter("CIGaussianGradient") }

  /// Returns the filter "CIGloom" with its default values.
  public class func gloom() -> any CIFilter & CIGloom { PropertyFilter("CIGloom") }

  /// Returns the filter "CIHardLightBlendMode" with its default values.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIHardLightBlendMode")
  }

  /// Returns the filter "CIHexagonalPixellate" with its default values.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    PropertyFilter("CIHexagonalPixellate")
  }

  /// Returns the filter "CIHighlightShadowAdjust" with its default values.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    PropertyFilter("CIHighlightShadowAdjust")
  }

  /// Returns the filter "CIHoleDistortion" with its default values.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion { PropertyFilter("CIHoleDistortion") }

  /// Returns the filter "CIHueAdjust" with its default values.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { PropertyFilter("CIHueAdjust") }

  /// Returns the filter "CIHueBlendMode" with its default values.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIHueBlendMode") }

  /// Returns the filter "CILanczosScaleTransform" with its default values.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    PropertyFilter("CILanczosScaleTransform")
  }

  /// Returns the filter "CILightenBlendMode" with its default values.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CILightenBlendMode") }

  /// Returns the filter "CILinearBurnBlendMode" with its default values.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CILinearBurnBlendMode")
  }

  /// Returns the filter "CILinearDodgeBlendMode" with its default values.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CILinearDodgeBlendMode")
  }

  /// Returns the filter "CILinearGradient" with its default values.
  public class func linearGradient() -> any CIFilter & CILinearGradient { PropertyFilter("CILinearGradient") }

  /// Returns the filter "CILinearLightBlendMode" with its default values.
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CILinearLightBlendMode")
  }

  /// Returns the filter "CILinearToSRGBToneCurve" with its default values.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    PropertyFilter("CILinearToSRGBToneCurve")
  }

  /// Returns the filter "CILuminosityBlendMode" with its default values.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CILuminosityBlendMode")
  }

  /// Returns the filter "CIMaskToAlpha" with its default values.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { PropertyFilter("CIMaskToAlpha") }

  /// Returns the filter "CIMaximumComponent" with its default values.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent { PropertyFilter("CIMaximumComponent") }

  /// Returns the filter "CIMaximumCompositing" with its default values.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIMaximumCompositing")
  }

  /// Returns the filter "CIMedianFilter" with its default values.
  public class func median() -> any CIFilter & CIMedian { PropertyFilter("CIMedianFilter") }

  /// Returns the filter "CIMinimumComponent" with its default values.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent { PropertyFilter("CIMinimumComponent") }

  /// Returns the filter "CIMinimumCompositing" with its default values.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIMinimumCompositing")
  }

  /// Returns the filter "CIMotionBlur" with its default values.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { PropertyFilter("CIMotionBlur") }

  /// Returns the filter "CIMultiplyBlendMode" with its default values.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIMultiplyBlendMode") }

  /// Returns the filter "CIMultiplyCompositing" with its default values.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIMultiplyCompositing")
  }

  /// Returns the filter "CINoiseReduction" with its default values.
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { PropertyFilter("CINoiseReduction") }

  /// Returns the filter "CIOverlayBlendMode" with its default values.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIOverlayBlendMode") }

  /// Returns the filter "CIPerspectiveCorrection" with its default values.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    PropertyFilter("CIPerspectiveCorrection")
  }

  /// Returns the filter "CIPerspectiveTransform" with its default values.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    PropertyFilter("CIPerspectiveTransform")
  }

  /// Returns the filter "CIPhotoEffectChrome" with its default values.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectChrome") }

  /// Returns the filter "CIPhotoEffectFade" with its default values.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectFade") }

  /// Returns the filter "CIPhotoEffectInstant" with its default values.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectInstant") }

  /// Returns the filter "CIPhotoEffectMono" with its default values.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectMono") }

  /// Returns the filter "CIPhotoEffectNoir" with its default values.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectNoir") }

  /// Returns the filter "CIPhotoEffectProcess" with its default values.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectProcess") }

  /// Returns the filter "CIPhotoEffectTonal" with its default values.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectTonal") }

  /// Returns the filter "CIPhotoEffectTransfer" with its default values.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { PropertyFilter("CIPhotoEffectTransfer") }

  /// Returns the filter "CIPinLightBlendMode" with its default values.
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIPinLightBlendMode") }

  /// Returns the filter "CIPinchDistortion" with its default values.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { PropertyFilter("CIPinchDistortion") }

  /// Returns the filter "CIPixellate" with its default values.
  public class func pixellate() -> any CIFilter & CIPixellate { PropertyFilter("CIPixellate") }

  /// Returns the filter "CIPointillize" with its default values.
  public class func pointillize() -> any CIFilter & CIPointillize { PropertyFilter("CIPointillize") }

  /// Returns the filter "CIQRCodeGenerator" with its default values.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { QRCodeFilter("CIQRCodeGenerator") }

  /// Returns the filter "CIRadialGradient" with its default values.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { PropertyFilter("CIRadialGradient") }

  /// Returns the filter "CIRandomGenerator" with its default values.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator { PropertyFilter("CIRandomGenerator") }

  /// Returns the filter "CISRGBToneCurveToLinear" with its default values.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    PropertyFilter("CISRGBToneCurveToLinear")
  }

  /// Returns the filter "CISaturationBlendMode" with its default values.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISaturationBlendMode")
  }

  /// Returns the filter "CIScreenBlendMode" with its default values.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CIScreenBlendMode") }

  /// Returns the filter "CISepiaTone" with its default values.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { PropertyFilter("CISepiaTone") }

  /// Returns the filter "CISharpenLuminance" with its default values.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { PropertyFilter("CISharpenLuminance") }

  /// Returns the filter "CISmoothLinearGradient" with its default values.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    PropertyFilter("CISmoothLinearGradient")
  }

  /// Returns the filter "CISoftLightBlendMode" with its default values.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISoftLightBlendMode")
  }

  /// Returns the filter "CISourceAtopCompositing" with its default values.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISourceAtopCompositing")
  }

  /// Returns the filter "CISourceInCompositing" with its default values.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISourceInCompositing")
  }

  /// Returns the filter "CISourceOutCompositing" with its default values.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISourceOutCompositing")
  }

  /// Returns the filter "CISourceOverCompositing" with its default values.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CISourceOverCompositing")
  }

  /// Returns the filter "CIStraightenFilter" with its default values.
  public class func straighten() -> any CIFilter & CIStraighten { PropertyFilter("CIStraightenFilter") }

  /// Returns the filter "CIStripesGenerator" with its default values.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { PropertyFilter("CIStripesGenerator") }

  /// Returns the filter "CISubtractBlendMode" with its default values.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { PropertyFilter("CISubtractBlendMode") }

  /// Returns the filter "CITemperatureAndTint" with its default values.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    PropertyFilter("CITemperatureAndTint")
  }

  /// Returns the filter "CIToneCurve" with its default values.
  public class func toneCurve() -> any CIFilter & CIToneCurve { PropertyFilter("CIToneCurve") }

  /// Returns the filter "CITwirlDistortion" with its default values.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { PropertyFilter("CITwirlDistortion") }

  /// Returns the filter "CIUnsharpMask" with its default values.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { PropertyFilter("CIUnsharpMask") }

  /// Returns the filter "CIVibrance" with its default values.
  public class func vibrance() -> any CIFilter & CIVibrance { PropertyFilter("CIVibrance") }

  /// Returns the filter "CIVignette" with its default values.
  public class func vignette() -> any CIFilter & CIVignette { PropertyFilter("CIVignette") }

  /// Returns the filter "CIVignetteEffect" with its default values.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { PropertyFilter("CIVignetteEffect") }

  /// Returns the filter "CIVividLightBlendMode" with its default values.
  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
    PropertyFilter("CIVividLightBlendMode")
  }

  /// Returns the filter "CIWhitePointAdjust" with its default values.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { PropertyFilter("CIWhitePointAdjust") }
}
