import UIKit

/// The modifier keys that are pressed together with another key.
///
/// - Source: developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: UIKeyModifierFlags.alphaShift.rawValue)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: UIKeyModifierFlags.shift.rawValue)
  /// The Control key.
  public static let control = EventModifiers(rawValue: UIKeyModifierFlags.control.rawValue)
  /// The Option key.
  public static let option = EventModifiers(rawValue: UIKeyModifierFlags.alternate.rawValue)
  /// The Command key.
  public static let command = EventModifiers(rawValue: UIKeyModifierFlags.command.rawValue)
  /// A key on the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: UIKeyModifierFlags.numericPad.rawValue)
}
