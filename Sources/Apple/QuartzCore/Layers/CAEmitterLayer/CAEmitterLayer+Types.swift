/// From which part of its shape an emitter emits.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayeremittermode
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the corners and the middle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From the outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From the surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From anywhere in the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The shape from which an emitter emits.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayeremittershape
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line as long as the emitter's size is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the width of the emitter's size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The order and the way in which particles are drawn over each other.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayerrendermode
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Colors are added, as light is.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
