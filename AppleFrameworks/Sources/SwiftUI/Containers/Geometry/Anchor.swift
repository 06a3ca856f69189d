import UIKit

/// A value of a view's geometry that other views can convert to their coordinate spaces.
///
/// Unchecked: The closure runs only on the main thread.
///
/// - Source: developer.apple.com/documentation/swiftui/anchor
public struct Anchor<Value>: @unchecked Sendable {
  let read: @MainActor (PlaceInSpaces) -> Value

  @MainActor func value(in place: PlaceInSpaces) -> Value { read(place) }

  /// The kind of geometric value of an anchor.
  ///
  /// Unchecked: The closure runs only on the main thread.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/anchor/source
  public struct Source: @unchecked Sendable {
    let make: @MainActor (PlaceInSpaces) -> Anchor<Value>
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of a view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { source in
      Anchor<CGRect> { target in
        let (own, other) = (source.inWindow, target.inWindow)
        return own.offsetBy(dx: -other.minX, dy: -other.minY)
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a source for a point of a view, as a fraction of its size.
  public static func unitPoint(_ unit: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { source in
      Anchor<CGPoint> { target in
        let (own, other) = (source.inWindow, target.inWindow)
        return CGPoint(
          x: own.minX + own.width * unit.x - other.minX, y: own.minY + own.height * unit.y - other.minY)
      }
    }
  }

  /// The center of a view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The top leading corner of a view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The center of a view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The center of a view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
}
