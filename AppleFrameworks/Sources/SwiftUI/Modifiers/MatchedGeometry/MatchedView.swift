import UIKit

/// A view that contains a matched view, which moves from the frame of its predecessor to that of its successor.
final class MatchedView: PassingView {
  private let places: MatchedPlaces
  var key: MatchedKey?
  var properties = MatchedGeometryProperties.frame
  var hostedFrame = CGRect.zero
  /// The frame of the view that this one replaces.
  var origin: CGRect?

  init(places: MatchedPlaces) {
    self.places = places
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("no file has a matched view") }

  /// Moves the view to the frame of its predecessor.
  func moveToOrigin() {
    guard let origin else { return }
    self.origin = nil
    cover(origin)
  }

  /// Moves the view to the frame of its successor.
  func moveToSuccessor() {
    guard let key, let place = places[key], place.frame != hostedFrame else { return }
    cover(place.frame)
  }

  private func cover(_ other: CGRect) {
    guard hostedFrame.width > 0, hostedFrame.height > 0 else { return }
    var change = CGAffineTransform.identity
    if properties.contains(.position) {
      change = change.translatedBy(x: other.midX - hostedFrame.midX, y: other.midY - hostedFrame.midY)
    }
    if properties.contains(.size) {
      change = change.scaledBy(
        x: max(other.width / hostedFrame.width, 0.001), y: max(other.height / hostedFrame.height, 0.001))
    }
    transform = change
  }
}
