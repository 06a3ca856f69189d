// swift-format-ignore-file
import UIKit

@objc public protocol FrameDelegate: AnyObject {
  @objc optional func frame(_ frame: Frame, inset size: CGSize) -> CGFloat
  @objc optional func frame(_ frame: Frame, inset traits: UITraitCollection) -> CGFloat
}

public final class Frame: NSObject {
  weak var delegate: FrameDelegate?

  func insets() -> [CGFloat?] {
    [
      delegate?.frame?(self, inset: CGSize(width: 4, height: 8)),
      delegate?.frame?(self, inset: UITraitCollection(userInterfaceStyle: .dark)),
    ]
  }
  func sure() -> CGFloat { delegate!.frame!(self, inset: CGSize(width: 4, height: 8)) }
}

final class FramesBySize: NSObject, FrameDelegate {
  func frame(_ frame: Frame, inset size: CGSize) -> CGFloat { size.height }
}

final class FramesByTraits: NSObject, FrameDelegate {
  func frame(_ frame: Frame, inset traits: UITraitCollection) -> CGFloat { traits.userInterfaceStyle == .dark ? 2 : 1 }
}

class FramesByBoth: NSObject, FrameDelegate {
  func frame(_ frame: Frame, inset size: CGSize) -> CGFloat { size.width }
  func frame(_ frame: Frame, inset traits: UITraitCollection) -> CGFloat { 3 }
}

final class FramesBelow: FramesByBoth {
  override func frame(_ frame: Frame, inset size: CGSize) -> CGFloat { super.frame(frame, inset: size) + 1 }
}
