import UIKit

/// The position of a box, as a frame in a container view that can be converted to coordinate spaces.
@MainActor
final class PlaceInSpaces {
  weak var container: UIView?
  var frame: CGRect
  weak var box: Box?

  init(container: UIView?, frame: CGRect, box: Box?) {
    self.container = container
    self.frame = frame
    self.box = box
  }

  func frame(_ size: CGSize, in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: inWindow
    case .named(let name): named(name) ?? inWindow
    }
  }

  /// The frame in the window. Running animations are considered finished.
  var inWindow: CGRect {
    guard let container else { return frame }
    return container.convert(frame, to: nil as UIView?)
  }

  private func named(_ name: AnyHashable) -> CGRect? {
    guard let origin = space(name) else { return nil }
    let own = inWindow
    return own.offsetBy(dx: -origin.minX, dy: -origin.minY)
  }

  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let origin = self.space(space.name) else { return nil }
    let own = inWindow
    return origin.offsetBy(dx: -own.minX, dy: -own.minY)
  }

  /// Returns the frame of the ancestor with a name in the window.
  private func space(_ name: AnyHashable) -> CGRect? {
    let scroll = name.base as? ScrollSpace
    var current = box?.superbox ?? box?.enclosing
    while let candidate = current {
      if let scroll, let found = (candidate as? any ScrollSpaceBox)?.frame(of: scroll) { return found }
      if let space = candidate as? CoordinateSpaceBox, space.modifier.name == name { return space.place.inWindow }
      current = candidate.superbox ?? candidate.enclosing
    }
    return nil
  }
}

/// A box of a scroll view, which is a coordinate space.
@MainActor
protocol ScrollSpaceBox {
  /// Returns the frame of the scroll view in the window; `nil` if it scrolls along another axis.
  func frame(of space: ScrollSpace) -> CGRect?
}
