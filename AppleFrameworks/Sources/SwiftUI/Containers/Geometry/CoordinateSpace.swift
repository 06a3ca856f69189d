import UIKit

/// A coordinate space for geometric values.
///
/// Unchecked: A name is an immutable hashable value. `AnyHashable` itself is not sendable.
///
/// - Source: developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The coordinate space of the window.
  case global
  /// The coordinate space of the view.
  case local
  /// The coordinate space of the nearest ancestor with this name, or of the window if there is none.
  case named(AnyHashable)
  /// Whether the coordinate space is that of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether the coordinate space is that of the view.
  public var isLocal: Bool { self == .local }
}
