import CoreGraphics
import Foundation

// The typed messages of the keyboard. Their subject is the screen.

/// The values that all messages of the keyboard have.
private struct KeyboardChange {
  var beginFrame: CGRect
  var endFrame: CGRect
  var animationDuration: TimeInterval
  var animationCurve: UIView.AnimationCurve
  var isLocal: Bool

  init?(_ notification: Notification) {
    guard let info = notification.userInfo,
      let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return nil }
    (beginFrame, endFrame) = (begin.cgRectValue, end.cgRectValue)
    animationDuration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
    let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
    animationCurve = UIView.AnimationCurve(rawValue: curve) ?? .easeInOut
    isLocal = (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true
  }
}

extension UIResponder {
  /// The message that the keyboard is about to appear.
  @preconcurrency @MainActor
  public struct KeyboardWillShowMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The pacing of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen.
    public var screen: UIScreen

    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
      isLocal: Bool, screen: UIScreen
    ) {
      (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.isLocal, self.screen) = (isLocal, screen)
    }

    public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      guard let change = KeyboardChange(notification), let screen = notification.object as? UIScreen else { return nil }
      return Self(
        beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
        animationCurve: change.animationCurve, isLocal: change.isLocal, screen: screen)
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(
        name: name, object: message.screen,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
        ])
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
  /// The message that the keyboard is about to appear.
  public static var keyboardWillShow: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
    .init()
  }
}

extension UIResponder {
  /// The message that the keyboard appeared.
  @preconcurrency @MainActor
  public struct KeyboardDidShowMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The pacing of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen.
    public var screen: UIScreen

    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
      isLocal: Bool, screen: UIScreen
    ) {
      (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.isLocal, self.screen) = (isLocal, screen)
    }

    public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      guard let change = KeyboardChange(notification), let screen = notification.object as? UIScreen else { return nil }
      return Self(
        beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
        animationCurve: change.animationCurve, isLocal: change.isLocal, screen: screen)
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(
        name: name, object: message.screen,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
        ])
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
  /// The message that the keyboard appeared.
  public static var keyboardDidShow: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
    .init()
  }
}

extension UIResponder {
  /// The message that the keyboard is about to disappear.
  @preconcurrency @MainActor
  public struct KeyboardWillHideMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The pacing of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen.
    public var screen: UIScreen

    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
      isLocal: Bool, screen: UIScreen
    ) {
      (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.isLocal, self.screen) = (isLocal, screen)
    }

    public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      guard let change = KeyboardChange(notification), let screen = notification.object as? UIScreen else { return nil }
      return Self(
        beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
        animationCurve: change.animationCurve, isLocal: change.isLocal, screen: screen)
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(
        name: name, object: message.screen,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
        ])
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
  /// The message that the keyboard is about to disappear.
  public static var keyboardWillHide: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
    .init()
  }
}

extension UIResponder {
  /// The message that the keyboard disappeared.
  @preconcurrency @MainActor
  public struct KeyboardDidHideMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The pacing of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen.
    public var screen: UIScreen

    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
      isLocal: Bool, screen: UIScreen
    ) {
      (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.isLocal, self.screen) = (isLocal, screen)
    }

    public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      guard let change = KeyboardChange(notification), let screen = notification.object as? UIScreen else { return nil }
      return Self(
        beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
        animationCurve: change.animationCurve, isLocal: change.isLocal, screen: screen)
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(
        name: name, object: message.screen,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
        ])
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
  /// The message that the keyboard disappeared.
  public static var keyboardDidHide: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
    .init()
  }
}

extension UIResponder {
  /// The message that the frame of the keyboard is about to change.
  @preconcurrency @MainActor
  public struct KeyboardWillChangeFrameMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The pacing of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen.
    public var screen: UIScreen

    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
      isLocal: Bool, screen: UIScreen
    ) {
      (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.isLocal, self.screen) = (isLocal, screen)
    }

    public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      guard let change = KeyboardChange(notification), let screen = notification.object as? UIScreen else { return nil }
      return Self(
        beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
        animationCurve: change.animationCurve, isLocal: change.isLocal, screen: screen)
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(
        name: name, object: message.screen,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
        ])
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
  /// The message that the frame of the keyboard is about to change.
  public static var keyboardWillChangeFrame:
    NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage>
  { .init() }
}

extension UIResponder {
  /// The message that the frame of the keyboard changed.
  @preconcurrency @MainActor
  public struct KeyboardDidChangeFrameMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The pacing of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen.
    public var screen: UIScreen

    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
      isLocal: Bool, screen: UIScreen
    ) {
      (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.isLocal, self.screen) = (isLocal, screen)
    }

    public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      guard let change = KeyboardChange(notification), let screen = notification.object as? UIScreen else { return nil }
      return Self(
        beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
        animationCurve: change.animationCurve, isLocal: change.isLocal, screen: screen)
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(
        name: name, object: message.screen,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
        ])
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
  /// The message that the frame of the keyboard changed.
  public static var keyboardDidChangeFrame:
    NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage>
  { .init() }
}

extension UIResponder.KeyboardWillShowMessage: NamedMessage {}

extension UIResponder.KeyboardDidShowMessage: NamedMessage {}

extension UIResponder.KeyboardWillHideMessage: NamedMessage {}

extension UIResponder.KeyboardDidHideMessage: NamedMessage {}

extension UIResponder.KeyboardWillChangeFrameMessage: NamedMessage {}

extension UIResponder.KeyboardDidChangeFrameMessage: NamedMessage {}
