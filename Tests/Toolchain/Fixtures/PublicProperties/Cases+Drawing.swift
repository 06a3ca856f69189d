import UIKit

extension Cases {
  func addDrawing() {
    make("CGColor") {
      [
        CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(gray: 0.5, alpha: 1),
        CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 0, black: 0, alpha: 1), UIColor.label.cgColor,
      ]
    }
    make("CGColorSpace") {
      [CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray(), CGColorSpace(patternBaseSpace: nil)!]
    }
    make("CGContext") { context() }
    make("CGDataProvider") { CGDataProvider(data: Data(count: 16) as CFData) }
    make("CGGradient") {
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: nil)
    }
    make("CGFont") { CGFont("Helvetica") }
    make("CGImage") { [context()?.makeImage(), UIImage(systemName: "star")?.cgImage] as [Any] }
    make("CGLayer") { context().flatMap { CGLayer($0, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil) } }
    make("CGPath") {
      [
        CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil),
        CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil), CGMutablePath(),
      ]
    }
    make("CGPattern") {
      var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
      return CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
    }
    make("CIColor") { [CIColor(red: 1, green: 0, blue: 0), CIColor(color: .red)] }
    make("UIColor") {
      [
        UIColor.red, .systemBlue, .label, UIColor(white: 0.5, alpha: 0.5),
        UIColor(patternImage: UIImage(systemName: "star")!),
        UIColor { $0.userInterfaceStyle == .dark ? .white : .black },
      ]
    }
    make("UIImage") {
      [
        UIImage(systemName: "star"), UIImage(), context()?.makeImage().map { UIImage(cgImage: $0) },
        UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate).withTintColor(.red),
        UIImage.animatedImage(with: [UIImage(systemName: "star")!, UIImage(systemName: "heart")!], duration: 1),
      ] as [Any]
    }
    make("UIImage.Configuration") { UIImage.Configuration(traitCollection: nil) }
    make("UIImage.SymbolConfiguration") {
      [UIImage.SymbolConfiguration(pointSize: 20, weight: .bold), UIImage.SymbolConfiguration(textStyle: .body)]
    }
    leaveOut("NSDataAsset", because: "it is made of an asset catalog")
    // The generated code skips these: a value has one of them, and stops the program at the others.
    make("NSValue") {
      [
        NSValue(cgPoint: .zero).cgPointValue, NSValue(cgSize: .zero).cgSizeValue, NSValue(cgRect: .zero).cgRectValue,
        NSValue(uiEdgeInsets: .zero).uiEdgeInsetsValue, NSValue(uiOffset: .zero).uiOffsetValue,
        NSValue(cgVector: .zero).cgVectorValue, NSValue(cgAffineTransform: .identity).cgAffineTransformValue,
        NSValue(caTransform3D: CATransform3DIdentity).caTransform3DValue,
      ] as [Any]
    }
    make("UIBezierPath") {
      [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)), UIBezierPath(roundedRect: .zero, cornerRadius: 2)]
    }
    make("UIGraphicsImageRenderer") { UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)) }
    make("UIGraphicsImageRendererContext") {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { Reading.read($0, from: "a renderer") }
    }
    make("UIGraphicsPDFRenderer") { UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    make("UIGraphicsPDFRendererContext") {
      UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 40)).pdfData {
        $0.beginPage()
        Reading.read($0, from: "a renderer")
      }
    }
    reached("UIGraphicsRenderer")
    reached("UIGraphicsRendererContext")
    make("CGAffineTransformComponents") { CGAffineTransform(rotationAngle: 1).decomposed() }
    make("UIConfigurationColorTransformer") {
      [UIConfigurationColorTransformer { $0 }, UIConfigurationTextAttributesTransformer { $0 }] as [Any]
    }
    make("UIFocusHaloEffect") { UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 2, height: 2)) }
  }
}

private func context() -> CGContext? {
  CGContext(
    data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
}
