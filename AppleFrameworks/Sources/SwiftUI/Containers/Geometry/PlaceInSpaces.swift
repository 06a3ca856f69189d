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
    guard let space = space(name) else { return nil }
    let origin = space.place.inWindow
    let own = inWindow
    return own.offsetBy(dx: -origin.minX, dy: -origin.minY)
  }

  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let found = self.space(space.name) else { return nil }
    let (origin, own) = (found.place.inWindow, inWindow)
    return origin.offsetBy(dx: -own.minX, dy: -own.minY)
  }

  private func space(_ name: AnyHashable) -> CoordinateSpaceBox? {
    var current = box?.superbox ?? box?.enclosing
    while let candidate = current {
      if let space = candidate as? CoordinateSpaceBox, space.modifier.name == name { return space }
      current = candidate.superbox ?? candidate.enclosing
    }
    return nil
  }
}
