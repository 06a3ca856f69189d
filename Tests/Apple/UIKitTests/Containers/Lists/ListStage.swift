import Foundation
import ViewHost

@testable import UIKit

/// A screen with lists whose changes are animated step by step.
@MainActor
final class ListStage {
  let host = ViewHost(device: .standard)

  init(_ view: UIView, rightToLeft: Bool = false) {
    AppHost.current.clock.now = 10
    UIView.setAnimationsEnabled(true)
    let controller = UIViewController()
    // The distance from the edges of the screen excludes its safe area.
    view.frame.origin.y = ListStage.top
    controller.view.addSubview(view)
    if rightToLeft { controller.traitOverrides.layoutDirection = .rightToLeft }
    host.show(controller)
    host.update()
  }

  static let top: CGFloat = 80

  func advance(_ seconds: Double) { host.advance(by: seconds) }

  /// Returns the displayed frame of a view in its superview, rounded to hundredths.
  func seen(_ view: UIView) -> CGRect {
    let frame = view.layer.presentation()?.frame ?? .null
    func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return CGRect(x: round(frame.minX), y: round(frame.minY), width: round(frame.width), height: round(frame.height))
  }

  /// Returns the displayed opacity of a view, in hundredths.
  func opacity(_ view: UIView) -> Int { Int(((view.layer.presentation()?.opacity ?? -1) * 100).rounded()) }
}
