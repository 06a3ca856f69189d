import UIKit

/// A value of a view's geometry, for others to be asked for in their coordinates.
///
/// - Source: developer.apple.com/documentation/swiftui/anchor
public struct Anchor<Value>: @unchecked Sendable {
  let read: @MainActor (PlaceInSpaces) -> Value

  @MainActor func value(in place: PlaceInSpaces) -> Value { read(place) }

  /// Which value it is.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/anchor/source
  public struct Source: @unchecked Sendable {
    let make: @MainActor (PlaceInSpaces) -> Anchor<Value>
  }
}

extension Anchor.Source where Value == CGRect {
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
  public static func unitPoint(_ unit: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { source in
      Anchor<CGPoint> { target in
        let (own, other) = (source.inWindow, target.inWindow)
        return CGPoint(
          x: own.minX + own.width * unit.x - other.minX, y: own.minY + own.height * unit.y - other.minY)
      }
    }
  }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
}
