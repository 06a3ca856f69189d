import UIKit

/// A system of coordinates that geometry is expressed in.
///
/// Unchecked: a name is a hashable value that never changes; `AnyHashable` is not sendable by itself.
///
/// - Source: developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The coordinates of the window.
  case global
  /// The coordinates of the view.
  case local
  /// The coordinates of the nearest ancestor with this name; those of the window if there is none.
  case named(AnyHashable)
  /// Whether it is the window's space.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own space.
  public var isLocal: Bool { self == .local }
}
