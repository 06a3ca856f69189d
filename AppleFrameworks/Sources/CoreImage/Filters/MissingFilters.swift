import Foundation
import HostServices

/// A namespace for the filters that iOS has but this framework does not implement. They pass their input image on.
enum MissingFilters {
  /// - Source: developer.apple.com/documentation/coreimage/cifilter, its lists of filters
  static let names: Set<String> = Set(
    """
    CIAccordionFoldTransition CIAreaAlphaWeightedHistogram CIAreaBoundsRed CIAreaLogarithmicHistogram \
    CIAreaMaximumAlpha CIAreaMinMax CIAreaMinMaxRed CIAreaMinimumAlpha CIAttributedTextImageGenerator \
    CIBarcodeGenerator CIBarsSwipeTransition CIBicubicScaleTransform CIBlendWithBlueMask CIBlendWithRedMask \
    CIBlurredRectangleGenerator CIBokehBlur CIBumpDistortionLinear CICMYKHalftone CICannyEdgeDetector \
    CICircularScreen CICircularWrap CIColorAbsoluteDifference CIColorClamp CIColorCrossPolynomial \
    CIColorCubesMixedWithMask CIColorCurves CIColorPolynomial CIColorThreshold CIColorThresholdOtsu CIColumnAverage \
    CIComicEffect CIConvertLabToRGB CIConvertRGBtoLab CIConvolution3X3 CIConvolution5X5 CIConvolution7X7 \
    CIConvolution9Horizontal CIConvolution9Vertical CIConvolutionRGB3X3 CIConvolutionRGB5X5 CIConvolutionRGB7X7 \
    CIConvolutionRGB9Horizontal CIConvolutionRGB9Vertical CICopyMachineTransition CICoreMLModelFilter \
    CIDepthBlurEffect CIDepthOfField CIDepthToDisparity CIDisintegrateWithMaskTransition CIDisparityToDepth \
    CIDisplacementDistortion CIDistanceGradientFromRedMask CIDither CIDocumentEnhancer CIDotScreen CIDroste \
    CIEdgePreserveUpsampleFilter CIEightfoldReflectedTile CIFlashTransition CIFourfoldReflectedTile \
    CIFourfoldRotatedTile CIFourfoldTranslatedTile CIGaborGradients CIGlassDistortion CIGlassLozenge \
    CIGlideReflectedTile CIGuidedFilter CIHatchedScreen CIHeightFieldFromMask CIHistogramDisplayFilter \
    CIHueSaturationValueGradient CIKMeans CIKaleidoscope CIKeystoneCorrectionCombined CIKeystoneCorrectionHorizontal \
    CIKeystoneCorrectionVertical CILabDeltaE CILenticularHaloGenerator CILightTunnel CILineOverlay CILineScreen \
    CILumaCurve CIMaskedVariableBlur CIMaximumScaleTransform CIMeshGenerator CIMix CIModTransition \
    CIMorphologyGradient CIMorphologyMaximum CIMorphologyMinimum CIMorphologyRectangleMaximum \
    CIMorphologyRectangleMinimum CINinePartStretched CINinePartTiled CIOpTile CIPDF417BarcodeGenerator \
    CIPageCurlTransition CIPageCurlWithShadowTransition CIPaletteCentroid CIPalettize CIParallelogramTile \
    CIPersonSegmentation CIPerspectiveRotate CIPerspectiveTile CIPerspectiveTransformWithExtent CIRippleTransition \
    CIRoundedRectangleGenerator CIRoundedRectangleStrokeGenerator CIRowAverage CISaliencyMapFilter CISampleNearest \
    CIShadedMaterial CISixfoldReflectedTile CISixfoldRotatedTile CISobelGradients CISpotColor CISpotLight \
    CIStarShineGenerator CIStretchCrop CISunbeamsGenerator CISwipeTransition CITextImageGenerator CIThermal \
    CIToneMapHeadroom CITorusLensDistortion CITriangleKaleidoscope CITriangleTile CITwelvefoldReflectedTile \
    CIVortexDistortion CIXRay CIZoomBlur
    """.split(separator: " ").map(String.init))

  static func definition(_ name: String) -> FilterDefinition {
    FilterDefinition(name, [], acceptingAnyKey: { $0.image(kCIInputImageKey) })
  }

  /// Reports once for each host that a filter is not implemented.
  static func warn(_ name: String) {
    let known = HostServices.state(Warned())
    guard known.insert(name) else { return }
    HostServices.tellDeveloper("CIFilter: \(name) is not available here; it passes its input image on unchanged")
  }

  /// Unchecked: The lock guards the mutable state.
  private final class Warned: @unchecked Sendable {
    private let lock = NSLock()
    private var names: Set<String> = []

    func insert(_ name: String) -> Bool { lock.withLock { names.insert(name).inserted } }
  }
}
