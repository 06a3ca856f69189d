import CoreGraphics
import Foundation

/// The definition of a Core Image filter: its keys, and the function that creates its image.
///
/// Unchecked: The type is immutable.
struct FilterDefinition: @unchecked Sendable {
  let name: String
  let categories: [String]
  let inputs: [FilterInput]
  let output: (FilterValues) -> CIImage?
  /// The keys; `nil` if any key is accepted, because the keys of a filter that is not implemented are unknown.
  private let keys: Set<String>?

  init(
    _ name: String, _ categories: [String], _ inputs: [FilterInput], output: @escaping (FilterValues) -> CIImage?
  ) {
    self.name = name
    self.categories = categories + [kCICategoryStillImage, kCICategoryVideo, kCICategoryBuiltIn]
    self.inputs = inputs
    self.output = output
    keys = Set(inputs.map(\.key))
  }

  /// Creates the definition of a filter whose keys are unknown.
  init(_ name: String, _ categories: [String], acceptingAnyKey output: @escaping (FilterValues) -> CIImage?) {
    self.name = name
    self.categories = categories
    inputs = [.image]
    self.output = output
    keys = nil
  }

  /// Creates the definition of a filter that changes one image.
  init(
    _ name: String, _ category: String, _ inputs: [FilterInput] = [],
    changing: @escaping (ImageNode, FilterValues) -> ImageNode
  ) {
    self.init(name, [category], [.image] + inputs) { values in
      guard let image = values.image(kCIInputImageKey) else { return nil }
      return CIImage(changing(image.node, values), properties: image.properties)
    }
  }

  func accepts(_ key: String) -> Bool { keys?.contains(key) ?? true }

  /// The display name, such as "Gaussian Blur".
  var displayName: String {
    var result = ""
    for character in name.dropFirst(2) {
      if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
      result.append(character)
    }
    return result
  }
}

/// A key of a filter.
///
/// Unchecked: The values are immutable.
struct FilterInput: @unchecked Sendable {
  let key: String
  /// The name of the values' Objective-C class.
  let className: String
  let initial: Any?
  let slider: ClosedRange<Double>?
  let type: String

  var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeClass: className, kCIAttributeType: type,
      kCIAttributeName: key,
      kCIAttributeDisplayName: key.hasPrefix("input") ? String(key.dropFirst(5)) : key,
    ]
    result[kCIAttributeDefault] = initial
    if let slider {
      result[kCIAttributeSliderMin] = NSNumber(value: slider.lowerBound)
      result[kCIAttributeSliderMax] = NSNumber(value: slider.upperBound)
      result[kCIAttributeMin] = NSNumber(value: slider.lowerBound)
      result[kCIAttributeMax] = NSNumber(value: slider.upperBound)
      result[kCIAttributeIdentity] = initial
    }
    return result
  }

  static let image = FilterInput.image(kCIInputImageKey)
  static let background = FilterInput.image(kCIInputBackgroundImageKey)

  static func image(_ key: String) -> FilterInput {
    FilterInput(key: key, className: "CIImage", initial: nil, slider: nil, type: kCIAttributeTypeImage)
  }

  static func number(_ key: String, _ initial: Double, _ slider: ClosedRange<Double>) -> FilterInput {
    FilterInput(
      key: key, className: "NSNumber", initial: NSNumber(value: initial), slider: slider, type: kCIAttributeTypeScalar)
  }

  static func vector(_ key: String, _ values: [CGFloat]) -> FilterInput {
    FilterInput(
      key: key, className: "CIVector", initial: CIVector(values: values, count: values.count), slider: nil,
      type: values.count == 2 ? kCIAttributeTypePosition : kCIAttributeTypeOffset)
  }

  static func rectangle(_ key: String, _ values: [CGFloat]) -> FilterInput {
    FilterInput(
      key: key, className: "CIVector", initial: CIVector(values: values, count: values.count), slider: nil,
      type: kCIAttributeTypeRectangle)
  }

  static func color(_ key: String, _ color: CIColor) -> FilterInput {
    FilterInput(key: key, className: "CIColor", initial: color, slider: nil, type: kCIAttributeTypeColor)
  }

  static func value(_ key: String, _ className: String, _ initial: Any?) -> FilterInput {
    FilterInput(key: key, className: className, initial: initial, slider: nil, type: "")
  }
}
