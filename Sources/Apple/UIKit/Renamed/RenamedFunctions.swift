// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CoreGraphics
import Foundation

// Names up to Swift 4.1, for projects whose language version is 4. Later versions tell the new name.
// Source: developer.apple.com/documentation/uikit, where each new name lists the old one.

/// `UIAccessibility.isVoiceOverRunning` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isVoiceOverRunning")
@MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// `UIAccessibility.isMonoAudioEnabled` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isMonoAudioEnabled")
@MainActor public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }

/// `UIAccessibility.isClosedCaptioningEnabled` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isClosedCaptioningEnabled")
@MainActor public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool { UIAccessibility.isClosedCaptioningEnabled }

/// `UIAccessibility.isInvertColorsEnabled` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isInvertColorsEnabled")
@MainActor public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

/// `UIAccessibility.isGuidedAccessEnabled` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isGuidedAccessEnabled")
@MainActor public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }

/// `UIAccessibility.isBoldTextEnabled` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isBoldTextEnabled")
@MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// `UIAccessibility.isGrayscaleEnabled` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isGrayscaleEnabled")
@MainActor public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

/// `UIAccessibility.isReduceTransparencyEnabled` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceTransparencyEnabled")
@MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// `UIAccessibility.isReduceMotionEnabled` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceMotionEnabled")
@MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// `UIAccessibility.isSwitchControlRunning` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isSwitchControlRunning")
@MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }

/// `UIAccessibility.isSpeakSelectionEnabled` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isSpeakSelectionEnabled")
@MainActor public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool { UIAccessibility.isSpeakSelectionEnabled }

/// `UIAccessibility.isSpeakScreenEnabled` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isSpeakScreenEnabled")
@MainActor public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }

/// `UIAccessibility.isShakeToUndoEnabled` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isShakeToUndoEnabled")
@MainActor public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }

/// `UIAccessibility.post(notification:argument:)` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@MainActor public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// `UIEdgeInsets.init(top:left:bottom:right:)` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// `CGRect.inset(by:)` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// The operator `==` up to Swift 4.1.
@available(swift, obsoleted: 4.2, message: "Use == operator instead.")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
  insets1 == insets2
}

/// `UIOffset.init(horizontal:vertical:)` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// `UIImage.pngData()` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// `UIImage.jpegData(compressionQuality:)` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// `NSCoder.string(for:)` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// `NSCoder.string(for:)` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// `NSCoder.string(for:)` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
