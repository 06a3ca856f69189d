import Foundation
import ViewHost

@testable import UIKit

/// A screen on which lists are seen, so that their changes are shown bit by bit.
@MainActor
final class ListStage {
  let host = ViewHost(device: .standard)

  init(_ view: UIView, rightToLeft: Bool = false) {
    AppHost.current.clock.now = 10
    UIView.setAnimationsEnabled(true)
    let controller = UIViewController()
    // Far enough from the edges of the screen to be free of its safe area.
    view.frame.origin.y = ListStage.top
    controller.view.addSubview(view)
    if rightToLeft { controller.traitOverrides.layoutDirection = .rightToLeft }
    host.show(controller)
    host.update()
  }

  static let top: CGFloat = 80

  func advance(_ seconds: Double) { host.advance(by: seconds) }

  /// Where a view is seen, in its superview; rounded to hundredths.
  func seen(_ view: UIView) -> CGRect {
    let frame = view.layer.presentation()?.frame ?? .null
    func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return CGRect(x: round(frame.minX), y: round(frame.minY), width: round(frame.width), height: round(frame.height))
  }

  /// How opaque a view is seen, in hundredths.
  func opacity(_ view: UIView) -> Int { Int(((view.layer.presentation()?.opacity ?? -1) * 100).rounded()) }
}
