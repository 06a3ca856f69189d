import Foundation
import UIKit

public enum ImageProcessItem {
  case image(UIImage)
  case data(Data)
}

/// A step between the data of an image and the displayed image.
public protocol ImageProcessor {
  var identifier: String { get }
  func process(item: ImageProcessItem, scale: CGFloat) -> UIImage?
}

extension ImageProcessor {
  public func append(another: ImageProcessor) -> ImageProcessor { Chain(first: self, second: another) }
}

infix operator |> : AdditionPrecedence

public func |> (left: ImageProcessor, right: ImageProcessor) -> ImageProcessor { left.append(another: right) }

private struct Chain: ImageProcessor {
  let first: ImageProcessor
  let second: ImageProcessor
  var identifier: String { "\(first.identifier)|>\(second.identifier)" }

  func process(item: ImageProcessItem, scale: CGFloat) -> UIImage? {
    first.process(item: item, scale: scale).flatMap { second.process(item: .image($0), scale: scale) }
  }
}

extension ImageProcessItem {
  func image(_ scale: CGFloat) -> UIImage? {
    switch self {
    case .image(let image): image
    case .data(let data): UIImage(data: data, scale: scale)
    }
  }

  /// Returns an image of another size that is drawn from this one.
  fileprivate func drawn(_ scale: CGFloat, size: (CGSize) -> CGSize, _ draw: (UIImage, CGRect) -> Void) -> UIImage? {
    guard let image = image(scale) else { return nil }
    let size = size(image.size)
    guard size.width > 0, size.height > 0 else { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(image, CGRect(origin: .zero, size: size))
    }
  }
}

public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()

  public let identifier = ""

  public init() {}

  public func process(item: ImageProcessItem, scale: CGFloat) -> UIImage? { item.image(scale) }
}

public enum ContentMode: Sendable { case none, aspectFit, aspectFill }

extension CGSize {
  fileprivate func filling(_ size: CGSize, _ mode: ContentMode) -> CGSize {
    guard width > 0, height > 0, mode != .none else { return size }
    let (x, y) = (size.width / width, size.height / height)
    let factor = mode == .aspectFit ? min(x, y) : max(x, y)
    return CGSize(width: width * factor, height: height * factor)
  }
}

public struct ResizingImageProcessor: ImageProcessor {
  public let referenceSize: CGSize
  public let targetContentMode: ContentMode
  public var identifier: String { "resizing(\(referenceSize), \(targetContentMode))" }

  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    (self.referenceSize, targetContentMode) = (referenceSize, mode)
  }

  public func process(item: ImageProcessItem, scale: CGFloat) -> UIImage? {
    item.drawn(scale, size: { $0.filling(referenceSize, targetContentMode) }) { $0.draw(in: $1) }
  }
}

/// A processor that reduces the size of an image while reading it.
public struct DownsamplingImageProcessor: ImageProcessor {
  public let size: CGSize
  public var identifier: String { "downsampling(\(size))" }

  public init(size: CGSize) { self.size = size }

  public func process(item: ImageProcessItem, scale: CGFloat) -> UIImage? {
    item.drawn(scale, size: { $0.width > size.width || $0.height > size.height ? $0.filling(size, .aspectFit) : $0 }) {
      $0.draw(in: $1)
    }
  }
}

public struct CroppingImageProcessor: ImageProcessor {
  public let size: CGSize
  public let anchor: CGPoint
  public var identifier: String { "cropping(\(size), \(anchor))" }

  public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) { (self.size, self.anchor) = (size, anchor) }

  public func process(item: ImageProcessItem, scale: CGFloat) -> UIImage? {
    item.drawn(scale, size: { CGSize(width: min(size.width, $0.width), height: min(size.height, $0.height)) }) {
      image, bounds in
      image.draw(
        at: CGPoint(
          x: (bounds.width - image.size.width) * anchor.x, y: (bounds.height - image.size.height) * anchor.y))
    }
  }
}

public enum Radius {
  case widthFraction(CGFloat)
  case heightFraction(CGFloat)
  case point(CGFloat)

  func value(_ size: CGSize) -> CGFloat {
    switch self {
    case .widthFraction(let fraction): size.width * fraction
    case .heightFraction(let fraction): size.height * fraction
    case .point(let points): points
    }
  }
}

public struct RectCorner: OptionSet, Sendable {
  public let rawValue: Int
  public static let topLeft = RectCorner(rawValue: 1)
  public static let topRight = RectCorner(rawValue: 2)
  public static let bottomLeft = RectCorner(rawValue: 4)
  public static let bottomRight = RectCorner(rawValue: 8)
  public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  public init(rawValue: Int) { self.rawValue = rawValue }
}

public struct RoundCornerImageProcessor: ImageProcessor {
  public let radius: Radius
  public let targetSize: CGSize?
  public let roundingCorners: RectCorner
  public let backgroundColor: UIColor?
  public var identifier: String { "round(\(radius), \(targetSize as Any), \(roundingCorners.rawValue))" }

  public init(
    cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    self.init(
      radius: .point(cornerRadius), targetSize: targetSize, roundingCorners: corners, backgroundColor: backgroundColor)
  }

  public init(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    (self.radius, self.targetSize, roundingCorners, self.backgroundColor) = (
      radius, targetSize, corners, backgroundColor
    )
  }

  public func process(item: ImageProcessItem, scale: CGFloat) -> UIImage? {
    item.drawn(scale, size: { targetSize ?? $0 }) { image, bounds in
      if let backgroundColor {
        backgroundColor.setFill()
        UIBezierPath(rect: bounds).fill()
      }
      let radius = radius.value(bounds.size)
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: UIRectCorner(rawValue: UInt(roundingCorners.rawValue)),
        cornerRadii: CGSize(width: radius, height: radius)
      ).addClip()
      image.draw(in: bounds)
    }
  }
}

public struct OverlayImageProcessor: ImageProcessor {
  public let overlay: UIColor
  public let fraction: CGFloat
  public var identifier: String { "overlay(\(overlay), \(fraction))" }

  public init(overlay: UIColor, fraction: CGFloat = 0.5) { (self.overlay, self.fraction) = (overlay, fraction) }

  public func process(item: ImageProcessItem, scale: CGFloat) -> UIImage? {
    item.drawn(scale, size: { $0 }) { image, bounds in
      image.draw(in: bounds)
      overlay.withAlphaComponent(1 - fraction).setFill()
      UIRectFillUsingBlendMode(bounds, .sourceAtop)
    }
  }
}

public struct TintImageProcessor: ImageProcessor {
  public let tint: UIColor
  public var identifier: String { "tint(\(tint))" }

  public init(tint: UIColor) { self.tint = tint }

  public func process(item: ImageProcessItem, scale: CGFloat) -> UIImage? {
    item.image(scale)?.withTintColor(tint, renderingMode: .alwaysOriginal)
  }
}
