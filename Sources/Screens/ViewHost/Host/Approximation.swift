import UIKit

/// A view that shows something in the place of what a phone would show: a box with a page's address for the page, say.
public struct Approximation: Equatable, Sendable {
  /// The class that is approximated, such as "WKWebView".
  public let kind: String

  /// What a phone would show, in words.
  public let detail: String

  /// Where it lies on the screen, in points.
  public let frame: CGRect
}

extension ViewHost {
  /// What is on the screen in the place of something else, after an update.
  public var approximations: [Approximation] {
    run {
      update()
      return host.userInterface.approximations.entries(in: window).compactMap { entry in
        guard let view = entry.view else { return nil }
        return Approximation(kind: entry.kind, detail: entry.detail, frame: view.convert(view.bounds, to: window))
      }
    }
  }
}
