// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// The style of a paragraph. On Apple's systems, it is a class of its own, which TextKit also understands.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstyle
public typealias CTParagraphStyle = NSParagraphStyle

/// - Source: developer.apple.com/documentation/coretext/cttextalignment
public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right = 1
  case center = 2
  case justified = 3
  case natural = 4

  fileprivate var inTextKit: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// - Source: developer.apple.com/documentation/coretext/ctlinebreakmode
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// - Source: developer.apple.com/documentation/coretext/ctwritingdirection
public enum CTWritingDirection: Int8, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The kinds of values in a paragraph style.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstylespecifier
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment = 0
  case firstLineHeadIndent = 1
  case headIndent = 2
  case tailIndent = 3
  case tabStops = 4
  case defaultTabInterval = 5
  case lineBreakMode = 6
  case lineHeightMultiple = 7
  case maximumLineHeight = 8
  case minimumLineHeight = 9
  case lineSpacing = 10
  case paragraphSpacing = 11
  case paragraphSpacingBefore = 12
  case baseWritingDirection = 13
  case maximumLineSpacing = 14
  case minimumLineSpacing = 15
  case lineSpacingAdjustment = 16
  case lineBoundsOptions = 17
}

/// A value of a paragraph style with its kind and size.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstylesetting
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  public var valueSize: Int
  public var value: UnsafeRawPointer

  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }

  private func loaded<Value>(_ type: Value.Type) -> Value? {
    valueSize >= MemoryLayout<Value>.size ? value.loadUnaligned(as: type) : nil
  }

  fileprivate func apply(to style: NSMutableParagraphStyle) {
    func length(_ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
      loaded(CGFloat.self).map { style[keyPath: path] = $0 }
    }
    switch spec {
    case .alignment:
      loaded(UInt8.self).flatMap(CTTextAlignment.init(rawValue:)).map { style.alignment = $0.inTextKit }
    case .lineBreakMode:
      loaded(UInt8.self).flatMap { NSLineBreakMode(rawValue: Int($0)) }.map { style.lineBreakMode = $0 }
    case .baseWritingDirection:
      loaded(Int8.self).flatMap { NSWritingDirection(rawValue: Int($0)) }.map { style.baseWritingDirection = $0 }
    case .firstLineHeadIndent: length(\.firstLineHeadIndent)
    case .headIndent: length(\.headIndent)
    case .tailIndent: length(\.tailIndent)
    case .defaultTabInterval: length(\.defaultTabInterval)
    case .lineHeightMultiple: length(\.lineHeightMultiple)
    case .maximumLineHeight: length(\.maximumLineHeight)
    case .minimumLineHeight: length(\.minimumLineHeight)
    // The spacing of TextKit is one value, of which Core Text has the bounds.
    case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: length(\.lineSpacing)
    case .paragraphSpacing: length(\.paragraphSpacing)
    case .paragraphSpacingBefore: length(\.paragraphSpacingBefore)
    case .tabStops, .maximumLineSpacing, .lineBoundsOptions: break
    }
  }
}

/// Creates a style with values. Tab stops and the bounds of lines are ignored.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstylecreate(_:_:)
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
    setting.apply(to: style)
  }
  return style
}
