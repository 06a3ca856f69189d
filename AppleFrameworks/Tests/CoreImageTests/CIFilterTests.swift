import CoreImage
import Foundation
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Core Image's filters", .ownHosts)
struct CIFilterTests {
  @Test("An unknown name has no filter, and a filter that is not here passes its image on")
  func names() throws {
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    let absent = try #require(CIFilter(name: "CIComicEffect"))
    let image = CIImage.square(.red)
    absent.setValue(image, forKey: kCIInputImageKey)
    absent.setValue(3, forKey: "inputAnything")
    #expect(absent.outputImage === image)
  }

  @Test("Each filter has the defaults that its attributes say, and no image without an input image")
  func defaults() throws {
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = try #require(CIFilter(name: name))
      for key in filter.inputKeys {
        let attributes = try #require(filter.attributes[key] as? [String: Any], "\(name).\(key)")
        #expect((attributes[kCIAttributeDefault] == nil) == (filter.value(forKey: key) == nil), "\(name).\(key)")
      }
      if filter.inputKeys.contains(kCIInputImageKey) { #expect(filter.outputImage == nil, "\(name)") }
    }
    let blur = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(blur.inputKeys == ["inputImage", "inputRadius"] && blur.value(forKey: kCIInputRadiusKey) as? Int == 10)
    #expect(blur.attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIMotionBlur"))
  }

  @Test("Every filter that changes an image renders one with its defaults")
  func allRender() throws {
    let image = CIImage.square(CIColor(red: 0.3, green: 0.6, blue: 0.9), side: 24)
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = try #require(CIFilter(name: name))
      for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(image, forKey: key) }
      if filter.inputKeys.contains("inputMessage") { filter.setValue(Data("123456".utf8), forKey: "inputMessage") }
      if filter.inputKeys.contains(kCIInputExtentKey) {
        filter.setValue(CIVector(cgRect: image.extent), forKey: kCIInputExtentKey)
      }
      let result = try #require(filter.outputImage, "\(name)")
      let area = result.extent.isInfinite ? image.extent : result.extent
      #expect(CIContext().createCGImage(result, from: area) != nil, "\(name)")
    }
  }

  @Test("Typed properties and keys are the same values")
  func builtins() {
    let filter = CIFilter.gaussianBlur()
    filter.inputImage = CIImage.square(.red)
    filter.radius = 4
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Float == 4)
    #expect(filter.outputImage?.extent == CGRect(x: -12, y: -12, width: 44, height: 44))
    let twirl = CIFilter.twirlDistortion()
    twirl.center = CGPoint(x: 3, y: 4)
    #expect(twirl.value(forKey: kCIInputCenterKey) as? CIVector == CIVector(x: 3, y: 4))
    twirl.setValue(CIVector(x: 5, y: 6), forKey: kCIInputCenterKey)
    #expect(twirl.center == CGPoint(x: 5, y: 6) && twirl.name == "CITwirlDistortion")
  }

  @Test("A filter of an app's own gives its own image")
  func ownFilter() {
    final class Halves: CIFilter {
      var inputImage: CIImage?
      override var outputImage: CIImage? {
        inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
      }
    }
    let filter = Halves()
    filter.inputImage = CIImage.square(.white)
    #expect(filter.outputImage?.light(1, 1).isNear(SIMD4(0.5, 0.5, 0.5, 1)) == true)
  }

  // MARK: - Colors

  private func light(_ color: CIColor, _ filter: String, _ values: [String: Any] = [:]) -> SIMD4<Float> {
    CIImage.square(color).applyingFilter(filter, parameters: values).light(10, 10)
  }

  @Test("Exposure doubles light for each stop, and inverting takes light from white")
  func exposure() {
    let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    // sRGB's 0.5 is 0.2140 of white's light.
    #expect(light(gray, "CIExposureAdjust", [kCIInputEVKey: 1]).isNear(SIMD4(0.4281, 0.4281, 0.4281, 1)))
    #expect(light(gray, "CIColorInvert").isNear(SIMD4(0.786, 0.786, 0.786, 1)))
    #expect(light(gray, "CIGammaAdjust", ["inputPower": 2]).isNear(SIMD4(0.0458, 0.0458, 0.0458, 1)))
  }

  @Test("A color matrix multiplies the color that is not multiplied by alpha")
  func matrix() {
    let values: [String: Any] = [
      "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 0, z: 1, w: 0),
      "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputBiasVector": CIVector(x: 0.25, y: 0, z: 0, w: 0),
    ]
    // Red becomes blue, and a quarter of red comes in; then half of it all.
    #expect(light(CIColor(red: 1, green: 0, blue: 0), "CIColorMatrix", values).isNear(SIMD4(0.25, 0, 1, 1)))
    let half = light(CIColor(red: 1, green: 0, blue: 0, alpha: 0.5), "CIColorMatrix", values)
    #expect(half.isNear(SIMD4(0.125, 0, 0.5, 0.5)))
  }

  @Test("Controls mix with gray, stretch about the middle and add")
  func controls() {
    let red = CIColor(red: 1, green: 0, blue: 0)
    #expect(light(red, "CIColorControls", [kCIInputSaturationKey: 0]).isNear(SIMD4(0.2126, 0.2126, 0.2126, 1)))
    #expect(light(.white, "CIColorControls", [kCIInputContrastKey: 0.5]).isNear(SIMD4(0.75, 0.75, 0.75, 1)))
    #expect(light(.black, "CIColorControls", [kCIInputBrightnessKey: 0.2]).isNear(SIMD4(0.2, 0.2, 0.2, 1)))
  }

  @Test("A third of a turn of the hue makes red green, and grays stay")
  func hue() {
    let third = 2 * Double.pi / 3
    #expect(
      light(CIColor(red: 1, green: 0, blue: 0), "CIHueAdjust", [kCIInputAngleKey: third]).isNear(SIMD4(0, 1, 0, 1)))
    #expect(light(.white, "CIHueAdjust", [kCIInputAngleKey: 1]).isNear(SIMD4(1, 1, 1, 1)))
  }

  @Test("Sepia is the matrix of the web's filter, on components of sRGB")
  func sepia() {
    let blue = CIImage.square(CIColor(red: 0, green: 0, blue: 1)).applyingFilter("CISepiaTone")
    #expect(blue.bytes(5, 5).isNear(Bytes(48, 43, 33)))
    let half = CIImage.square(CIColor(red: 0, green: 0, blue: 1)).applyingFilter(
      "CISepiaTone", parameters: [kCIInputIntensityKey: 0.5])
    #expect(half.bytes(5, 5).isNear(Bytes(24, 21, 144)))
  }

  @Test("Noir has no color and more contrast than Mono, and Tonal has less")
  func photoEffects() {
    func range(_ effect: String) -> Int {
      let dark = CIImage.square(CIColor(red: 0.25, green: 0.25, blue: 0.25)).applyingFilter("CIPhotoEffect\(effect)")
      let bright = CIImage.square(CIColor(red: 0.75, green: 0.75, blue: 0.75)).applyingFilter("CIPhotoEffect\(effect)")
      return bright.bytes(1, 1).red - dark.bytes(1, 1).red
    }
    #expect(range("Noir") > range("Mono") && range("Mono") > range("Tonal"))
    let red = CIImage.square(.red).applyingFilter("CIPhotoEffectNoir").bytes(1, 1)
    #expect(red.red == red.green && red.green == red.blue)
  }

  @Test("False colors bring their own alpha, so that a code can have a transparent ground")
  func falseColor() {
    let values: [String: Any] = [
      "inputColor0": CIColor(red: 0, green: 0, blue: 1), "inputColor1": CIColor(red: 1, green: 1, blue: 1, alpha: 0),
    ]
    #expect(light(.white, "CIFalseColor", values) == .zero)
    #expect(light(.black, "CIFalseColor", values).isNear(SIMD4(0, 0, 1, 1)))
  }

  @Test("A table of colors mixes its entries")
  func cube() {
    // Red and blue exchanged.
    let table = (0..<8).flatMap { (index: Int) -> [Float] in
      [Float(index >> 2), Float(index >> 1 & 1), Float(index & 1), 1]
    }
    let data = table.withUnsafeBytes { Data($0) }
    let values: [String: Any] = ["inputCubeDimension": 2, "inputCubeData": data]
    #expect(light(CIColor(red: 1, green: 0, blue: 0), "CIColorCube", values).isNear(SIMD4(0, 0, 1, 1)))
  }

  @Test("White under a warmer light is warmer, and the same temperature changes nothing")
  func temperature() {
    let same = light(.white, "CITemperatureAndTint")
    #expect(same.isNear(SIMD4(1, 1, 1, 1), 0.01))
    let warm = light(.white, "CITemperatureAndTint", ["inputTargetNeutral": CIVector(x: 3000, y: 0)])
    #expect(warm.x > 1 && warm.z < 0.7)
  }

  @Test("A tone curve passes through its points")
  func toneCurve() {
    let values: [String: Any] = ["inputPoint2": CIVector(x: 0.5, y: 0.8)]
    let gray = CIImage.square(CIColor(red: 0.5, green: 0.5, blue: 0.5)).applyingFilter(
      "CIToneCurve", parameters: values)
    #expect(gray.bytes(1, 1).isNear(Bytes(204, 204, 204)))
    #expect(
      CIImage.square(.white).applyingFilter("CIToneCurve", parameters: values).bytes(1, 1) == Bytes(255, 255, 255))
  }

  @Test("Posterizing to two levels leaves none and all of each component")
  func posterize() {
    let image = CIImage.square(CIColor(red: 0.4, green: 0.6, blue: 0.9)).applyingFilter(
      "CIColorPosterize", parameters: ["inputLevels": 2])
    #expect(image.bytes(1, 1) == Bytes(0, 255, 255))
  }

  // MARK: - Neighborhoods

  @Test("A blur spreads a point by its deviation and keeps its light", arguments: [1.5, 4, 10, 30])
  func gaussian(sigma: Double) {
    let side = Int(sigma * 8) | 1
    let middle = CIImage(color: .white).cropped(to: CGRect(x: side / 2, y: side / 2, width: 1, height: 1))
    let blurred = middle.applyingGaussianBlur(sigma: sigma)
    let grown = CGFloat(side / 2) - CGFloat(3 * sigma)
    #expect(abs(blurred.extent.minX - grown) < 0.001 && abs(blurred.extent.width - (1 + 6 * sigma)) < 0.001)
    var pixels = [Float](repeating: 0, count: side * side * 4)
    CIContext().render(
      blurred, toBitmap: &pixels, rowBytes: side * 16, bounds: CGRect(x: 0, y: 0, width: side, height: side),
      format: .RGBAf, colorSpace: nil)
    var (sum, moment) = (0.0, 0.0)
    for y in 0..<side {
      for x in 0..<side {
        let value = Double(pixels[(y * side + x) * 4])
        sum += value
        moment += value * pow(Double(x - side / 2), 2)
      }
    }
    #expect(abs(sum - 1) < 0.02)
    #expect(abs((moment / sum).squareRoot() - sigma) < sigma * 0.05)
  }

  @Test("Blurred edges fade into transparency, and those of a clamped image do not")
  func edges() {
    let square = CIImage.square(.white, side: 60)
    let faded = square.applyingGaussianBlur(sigma: 5).bytes(0, 30)
    #expect(faded.alpha > 100 && faded.alpha < 155)
    let clamped = square.clampedToExtent().applyingGaussianBlur(sigma: 5).cropped(to: square.extent)
    #expect(clamped.extent == square.extent && clamped.bytes(0, 30) == Bytes(255, 255, 255))
  }

  @Test("A box of one pixel's radius is the mean of nine pixels")
  func box() {
    let point = CIImage(color: .white).cropped(to: CGRect(x: 5, y: 5, width: 1, height: 1))
    let blurred = point.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
    for (x, y) in [(4, 4), (5, 5), (6, 4)] { #expect(blurred.light(x, y).isNear(SIMD4(repeating: 1 / 9))) }
    #expect(blurred.light(7, 5) == .zero)
  }

  @Test("A median removes a single pixel")
  func median() {
    let dot = CIImage(color: .white).cropped(to: CGRect(x: 10, y: 10, width: 1, height: 1))
      .composited(over: CIImage.square(.black))
    #expect(dot.applyingFilter("CIMedianFilter").bytes(10, 10) == Bytes(0, 0, 0))
  }

  @Test("Pixels of a mosaic have one color each, of the middle of their square")
  func pixellate() {
    let image = CIImage.pixels((0..<8).map { y in (0..<8).map { x in Bytes(x * 30, y * 30, 0) } })
    let filter = CIFilter.pixellate()
    (filter.inputImage, filter.center, filter.scale) = (image, .zero, 4)
    let result = filter.outputImage
    #expect(result?.bytes(0, 0) == result?.bytes(3, 3) && result?.bytes(0, 0) == image.bytes(2, 2))
    #expect(result?.bytes(4, 0) != result?.bytes(3, 0))
  }

  // MARK: - Places

  @Test("A corrected perspective of a rectangle is the rectangle")
  func perspective() throws {
    let image = CIImage.pixels((0..<20).map { y in (0..<20).map { x in Bytes(x * 12, y * 12, 0) } })
    let filter = CIFilter.perspectiveCorrection()
    filter.inputImage = image
    (filter.topLeft, filter.topRight) = (CGPoint(x: 4, y: 16), CGPoint(x: 14, y: 16))
    (filter.bottomLeft, filter.bottomRight) = (CGPoint(x: 4, y: 6), CGPoint(x: 14, y: 6))
    let result = try #require(filter.outputImage)
    #expect(result.extent == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(result.bytes(3, 5).isNear(image.bytes(7, 11), 2))
  }

  @Test("Lanczos' kernel keeps even colors and halves sizes")
  func lanczos() {
    let filter = CIFilter.lanczosScaleTransform()
    (filter.inputImage, filter.scale) = (CIImage.square(CIColor(red: 0.2, green: 0.4, blue: 0.6), side: 40), 0.5)
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(filter.outputImage?.bytes(0, 0).isNear(Bytes(51, 102, 153)) == true)
  }

  @Test("Outside of its circle a distortion changes nothing, and its center stays")
  func twirl() {
    let image = CIImage.pixels((0..<40).map { y in (0..<40).map { x in Bytes(x * 6, y * 6, 0) } })
    let filter = CIFilter.twirlDistortion()
    (filter.inputImage, filter.center, filter.radius, filter.angle) = (image, CGPoint(x: 20, y: 20), 10, .pi)
    #expect(filter.outputImage?.bytes(2, 2) == image.bytes(2, 2))
    #expect(filter.outputImage?.bytes(23, 20) != image.bytes(23, 20))
  }

  // MARK: - Generators, compositing and reductions

  @Test("A gradient is even between its points, in light")
  func gradient() {
    let filter = CIFilter.linearGradient()
    (filter.point0, filter.point1) = (.zero, CGPoint(x: 100, y: 0))
    (filter.color0, filter.color1) = (.black, .white)
    let result = filter.outputImage
    #expect(result?.light(49, 5).isNear(SIMD4(0.495, 0.495, 0.495, 1)) == true)
    #expect(result?.light(-20, 0).isNear(SIMD4(0, 0, 0, 1)) == true)
  }

  @Test("Squares of a checkerboard alternate")
  func checkerboard() {
    let filter = CIFilter.checkerboardGenerator()
    (filter.center, filter.width, filter.color0, filter.color1) = (.zero, 10, .white, .black)
    let result = filter.outputImage
    #expect(result?.bytes(5, 5) == Bytes(255, 255, 255) && result?.bytes(15, 5) == Bytes(0, 0, 0))
    #expect(result?.bytes(15, 15) == Bytes(255, 255, 255))
  }

  @Test("The random generator has the same pixels each time")
  func random() {
    let first = CIFilter.randomGenerator().outputImage?.light(17, 4)
    #expect(first == CIFilter.randomGenerator().outputImage?.light(17, 4))
    #expect(first != CIFilter.randomGenerator().outputImage?.light(18, 4))
  }

  @Test(
    "Blend modes follow their formulas",
    arguments: [
      ("CIMultiplyBlendMode", 0.125), ("CIScreenBlendMode", 0.625), ("CIDarkenBlendMode", 0.25),
      ("CILightenBlendMode", 0.5), ("CIDifferenceBlendMode", 0.25), ("CIExclusionBlendMode", 0.5),
      ("CIColorDodgeBlendMode", 0.5), ("CIColorBurnBlendMode", 0), ("CIHardLightBlendMode", 0.25),
      ("CIOverlayBlendMode", 0.25), ("CISoftLightBlendMode", 0.25), ("CIAdditionCompositing", 0.75),
      ("CIMaximumCompositing", 0.5), ("CIMinimumCompositing", 0.25), ("CILinearBurnBlendMode", 0),
      ("CISourceOverCompositing", 0.5),
    ])
  func blending(name: String, expected: Double) {
    // Light of a half above a quarter.
    func gray(_ light: Double) -> CIImage {
      CIImage.square(.white).applyingFilter("CIColorControls", parameters: [kCIInputBrightnessKey: light - 1])
    }
    let result = gray(0.5).applyingFilter(name, parameters: [kCIInputBackgroundImageKey: gray(0.25)]).light(4, 4)
    let value = Float(expected)
    #expect(result.isNear(SIMD4(value, value, value, 1)), "\(name): \(result)")
  }

  @Test("A mask shows the image where it is white and the background where it is black")
  func mask() {
    let mask = CIImage.square(.white, side: 10).composited(over: CIImage.square(.black))
    let result = CIImage.square(.red).applyingFilter(
      "CIBlendWithMask", parameters: [kCIInputBackgroundImageKey: CIImage.square(.blue), kCIInputMaskImageKey: mask])
    #expect(result.bytes(3, 3) == Bytes(255, 0, 0) && result.bytes(15, 15) == Bytes(0, 0, 255))
  }

  @Test("The average of half white and half black is half of the light")
  func average() {
    let image = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      .composited(over: CIImage.square(.black))
    let filter = CIFilter.areaAverage()
    (filter.inputImage, filter.extent) = (image, image.extent)
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(filter.outputImage?.light(0, 0).isNear(SIMD4(0.5, 0.5, 0.5, 1)) == true)
    let raw = CIContext(options: [.workingColorSpace: NSNull()])
    #expect(filter.outputImage?.bytes(0, 0, in: raw).isNear(Bytes(128, 128, 128)) == true)
    let histogram = image.applyingFilter(
      "CIAreaHistogram", parameters: [kCIInputExtentKey: CIVector(cgRect: image.extent), "inputCount": 4])
    let counts = (0..<4).map { histogram.light($0, 0).x }
    #expect(zip(counts, [0.5, 0, 0, 0.5]).allSatisfy { abs($0 - $1) < 0.001 })
  }

  @Test("A detector finds nothing, and there is none for an unknown kind")
  func detector() {
    let detector = CIDetector(ofType: CIDetectorTypeFace, context: nil, options: nil)
    #expect(detector?.features(in: CIImage.square(.red)).isEmpty == true)
    #expect(CIDetector(ofType: "CIDetectorTypeDragon", context: nil) == nil)
  }
}
