import UIKit

/// Where coordinates begin.
///
/// - Source: developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}
