import UIKit

/// A view that displays a stand-in for its content on a device, such as a box with the address of a web page.
public struct Approximation: Equatable, Sendable {
  /// The class that is approximated, such as "WKWebView".
  public let kind: String

  /// A description of the content on a device.
  public let detail: String

  /// The frame on the screen, in points.
  public let frame: CGRect
}

extension ViewHost {
  /// The approximations on the screen, after an update.
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
