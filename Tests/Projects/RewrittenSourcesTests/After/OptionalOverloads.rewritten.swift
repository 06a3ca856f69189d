#sourceLocation(file: "/project/OptionalOverloads.swift", line: 1)
// swift-format-ignore-file
import UIKit

public protocol FrameDelegate: AnyObject {
  var viewcode_FrameDelegate_frame__inset_Frame_CGSize: ((Frame, CGSize) -> CGFloat)? { get }
  var viewcode_FrameDelegate_frame__inset_Frame_UITraitCollection: ((Frame, UITraitCollection) -> CGFloat)? { get }
}

public final class Frame: NSObject {
  weak var delegate: FrameDelegate?

  func insets() -> [CGFloat?] {
    [
      delegate?.viewcode_call_FrameDelegate_frame__inset(self, inset: CGSize(width: 4, height: 8)),
      delegate?.viewcode_call_FrameDelegate_frame__inset(self, inset: UITraitCollection(userInterfaceStyle: .dark)),
    ]
  }
  func sure() -> CGFloat { delegate!.viewcode_call_FrameDelegate_frame__inset(self, inset: CGSize(width: 4, height: 8))! }
}

final class FramesBySize: NSObject, FrameDelegate {
  func frame(_ frame: Frame, inset size: CGSize) -> CGFloat { size.height }
var viewcode_FrameDelegate_frame__inset_Frame_CGSize: ViewCode_FrameDelegate_frame__inset_Frame_CGSize? { { self.`frame`($0, inset: $1) } } }

final class FramesByTraits: NSObject, FrameDelegate {
  func frame(_ frame: Frame, inset traits: UITraitCollection) -> CGFloat { traits.userInterfaceStyle == .dark ? 2 : 1 }
var viewcode_FrameDelegate_frame__inset_Frame_UITraitCollection: ViewCode_FrameDelegate_frame__inset_Frame_UITraitCollection? { { self.`frame`($0, inset: $1) } } }

class FramesByBoth: NSObject, FrameDelegate {
  func frame(_ frame: Frame, inset size: CGSize) -> CGFloat { size.width }
  func frame(_ frame: Frame, inset traits: UITraitCollection) -> CGFloat { 3 }
var viewcode_FrameDelegate_frame__inset_Frame_CGSize: ViewCode_FrameDelegate_frame__inset_Frame_CGSize? { { self.`frame`($0, inset: $1) } }; var viewcode_FrameDelegate_frame__inset_Frame_UITraitCollection: ViewCode_FrameDelegate_frame__inset_Frame_UITraitCollection? { { self.`frame`($0, inset: $1) } } }

final class FramesBelow: FramesByBoth {
  override func frame(_ frame: Frame, inset size: CGSize) -> CGFloat { super.frame(frame, inset: size) + 1 }
}
extension FrameDelegate { public typealias ViewCode_FrameDelegate_frame__inset_Frame_CGSize = (Frame, CGSize) -> CGFloat; public var viewcode_FrameDelegate_frame__inset_Frame_CGSize: ((Frame, CGSize) -> CGFloat)? { nil }; public func viewcode_call_FrameDelegate_frame__inset(_ argument0: Frame, inset argument1: CGSize) -> (CGFloat)? { if let method = viewcode_FrameDelegate_frame__inset_Frame_CGSize { method(argument0, argument1) } else { nil } } }
extension FrameDelegate { public typealias ViewCode_FrameDelegate_frame__inset_Frame_UITraitCollection = (Frame, UITraitCollection) -> CGFloat; public var viewcode_FrameDelegate_frame__inset_Frame_UITraitCollection: ((Frame, UITraitCollection) -> CGFloat)? { nil }; public func viewcode_call_FrameDelegate_frame__inset(_ argument0: Frame, inset argument1: UITraitCollection) -> (CGFloat)? { if let method = viewcode_FrameDelegate_frame__inset_Frame_UITraitCollection { method(argument0, argument1) } else { nil } } }
