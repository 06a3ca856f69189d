import Foundation
import UIKit
@_spi(Host) import ViewSnapshots

extension Diffing where Value == UIImage {
  /// Images as PNG, which are compared pixel by pixel.
  public static var image: Diffing { .image() }

  /// Returns a format for images as PNG.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The required perceptual similarity of a pixel, from 0 to 1.
  ///   - scale: The number of pixels per point in files. Default: The scale of the main screen.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { data in
        UIImage(data: data, scale: scale.flatMap { $0 == 0 ? nil : $0 } ?? mainScale) ?? UIImage()
      },
      diff: { old, new in
        let mismatch = SnapshotPictures.mismatch(
          from: old, to: new, precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
        guard let mismatch else { return nil }
        func attachment(_ image: UIImage, _ name: String) -> XCTAttachment {
          let attachment = XCTAttachment(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
          attachment.name = name
          return attachment
        }
        return (
          mismatch.text,
          [attachment(old, "reference"), attachment(new, "failure"), attachment(mismatch.picture, "difference")]
        )
      })
  }

  private static var mainScale: CGFloat { MainActor.assumeIsolated { UIScreen.main.scale } }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A strategy that compares images pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for images.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting
  {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy for images of a layer.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for images of a layer.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { layer in
      nonisolated(unsafe) let layer = layer
      return MainActor.assumeIsolated {
        let format = UIGraphicsImageRendererFormat()
        format.scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
          layer.setNeedsLayout()
          layer.layoutIfNeeded()
          layer.render(in: context.cgContext)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A strategy for images of a path that is filled with black.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for images of a path that is filled with black.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      path in
      // Tests run on the main thread, where the path is read.
      nonisolated(unsafe) let path = path
      return MainActor.assumeIsolated {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in
          UIColor.black.setFill()
          path.fill()
        }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A strategy for images of a path that is filled with black.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for images of a path that is filled with black.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    Snapshotting<UIBezierPath, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
      path in
      nonisolated(unsafe) let path = path
      return MainActor.assumeIsolated { Unchecked(UIBezierPath(cgPath: path)) }.value
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A strategy for descriptions of a path, with one line per element.
  public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: defaultFormatter) }

  /// Returns a strategy for descriptions of a path, with numbers from a formatter.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var lines: [String] = []
      path.applyWithBlock { element in
        let (name, count) =
          switch element.pointee.type {
          case .moveToPoint: ("MoveTo", 1)
          case .addLineToPoint: ("LineTo", 1)
          case .addQuadCurveToPoint: ("QuadCurveTo", 2)
          case .addCurveToPoint: ("CurveTo", 3)
          case .closeSubpath: ("Close", 0)
          @unknown default: ("Unknown", 0)
          }
        let points = (0..<count).map { index -> String in
          let point = element.pointee.points[index]
          let numbers = [point.x, point.y].map { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
          return "(\(numbers.joined(separator: ", ")))"
        }
        lines.append(([name] + points).joined(separator: " "))
      }
      return lines.map { $0 + "\n" }.joined()
    }
  }

  private static var defaultFormatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumIntegerDigits = 1
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return formatter
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A strategy for descriptions of a path, with one line per element.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(Unchecked.cgPath(of:))
  }

  /// Returns a strategy for descriptions of a path, with numbers from a formatter.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback(Unchecked.cgPath(of:))
  }
}

/// A value of the main thread, for code in which the compiler does not know the thread.
///
/// Unchecked: The value does not leave the main thread.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Unchecked where Value == CGPath {
  static func cgPath(of path: UIBezierPath) -> CGPath {
    nonisolated(unsafe) let path = path
    return MainActor.assumeIsolated { Unchecked(path.cgPath) }.value
  }
}
