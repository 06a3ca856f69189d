import Foundation

/// A view of a screen as plain data, in the format of ViewHost's `ViewDump`. This module reads it without UIKit.
package struct ScreenNode: Codable, Equatable, Sendable {
  package var className: String
  /// The frame in points, in the superview's coordinates: x, y, width, height.
  package var frame: [Double]
  /// The x and y of the bounds' origin if it isn't zero, by which subviews are moved. References do not contain it.
  package var boundsOrigin: [Double]?
  package var text: String?
  package var identifier: String?
  package var flags: [String]
  package var alpha: Double?
  package var cornerRadius: Double?
  package var backgroundColor: String?
  /// The stored property that references the view: `Header.follow`.
  package var property: String?
  package var madeAt: Place?
  package var looks: [String: String]
  package var subviews: [ScreenNode]

  /// A line of source code.
  package struct Place: Codable, Equatable, Hashable, Sendable {
    /// The module and file.
    package var file: String
    package var line: Int
    /// The path of the file.
    package var path: String?

    package init(file: String, line: Int, path: String? = nil) {
      (self.file, self.line, self.path) = (file, line, path)
    }

    package var text: String { "\(file):\(line)" }
  }

  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case frame, boundsOrigin, text, identifier, flags, alpha, cornerRadius, backgroundColor, property, madeAt, looks
    case subviews
  }

  package init(
    _ className: String, frame: [Double], text: String? = nil, identifier: String? = nil, flags: [String] = [],
    property: String? = nil, madeAt: Place? = nil, looks: [String: String] = [:], subviews: [ScreenNode] = []
  ) {
    (self.className, self.frame, self.text, self.identifier) = (className, frame, text, identifier)
    (self.flags, self.property, self.madeAt) = (flags, property, madeAt)
    (self.looks, self.subviews) = (looks, subviews)
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    className = try values.decode(String.self, forKey: .className)
    frame = try values.decode([Double].self, forKey: .frame)
    guard frame.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .frame, in: values, debugDescription: "a frame has four numbers, not \(frame.count)")
    }
    boundsOrigin = try values.decodeIfPresent([Double].self, forKey: .boundsOrigin)
    guard boundsOrigin == nil || boundsOrigin?.count == 2 else {
      throw DecodingError.dataCorruptedError(
        forKey: .boundsOrigin, in: values, debugDescription: "an origin has two numbers")
    }
    text = try values.decodeIfPresent(String.self, forKey: .text)
    identifier = try values.decodeIfPresent(String.self, forKey: .identifier)
    flags = try values.decodeIfPresent([String].self, forKey: .flags) ?? []
    alpha = try values.decodeIfPresent(Double.self, forKey: .alpha)
    cornerRadius = try values.decodeIfPresent(Double.self, forKey: .cornerRadius)
    backgroundColor = try values.decodeIfPresent(String.self, forKey: .backgroundColor)
    property = try values.decodeIfPresent(String.self, forKey: .property)
    madeAt = try values.decodeIfPresent(Place.self, forKey: .madeAt)
    looks = try values.decodeIfPresent([String: String].self, forKey: .looks) ?? [:]
    subviews = try values.decodeIfPresent([ScreenNode].self, forKey: .subviews) ?? []
  }

  /// Encodes the node without empty properties.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(className, forKey: .className)
    try values.encode(frame, forKey: .frame)
    try values.encodeIfPresent(boundsOrigin, forKey: .boundsOrigin)
    try values.encodeIfPresent(text, forKey: .text)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    if !flags.isEmpty { try values.encode(flags, forKey: .flags) }
    try values.encodeIfPresent(alpha, forKey: .alpha)
    try values.encodeIfPresent(cornerRadius, forKey: .cornerRadius)
    try values.encodeIfPresent(backgroundColor, forKey: .backgroundColor)
    try values.encodeIfPresent(property, forKey: .property)
    try values.encodeIfPresent(madeAt, forKey: .madeAt)
    if !looks.isEmpty { try values.encode(looks, forKey: .looks) }
    if !subviews.isEmpty { try values.encode(subviews, forKey: .subviews) }
  }

  /// The number of views in the tree.
  package var count: Int { subviews.reduce(1) { $0 + $1.count } }

  /// The tree in references, without lines of code, which change with every edit, and without positions of scrolling.
  package var withoutPlaces: ScreenNode {
    var copy = self
    copy.madeAt = nil
    copy.boundsOrigin = nil
    copy.subviews = subviews.map(\.withoutPlaces)
    return copy
  }
}
