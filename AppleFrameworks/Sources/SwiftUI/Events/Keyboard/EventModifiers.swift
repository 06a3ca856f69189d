import UIKit

/// The keys that are held while another one is pressed.
///
/// - Source: developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: UIKeyModifierFlags.alphaShift.rawValue)
  /// Shift.
  public static let shift = EventModifiers(rawValue: UIKeyModifierFlags.shift.rawValue)
  /// Control.
  public static let control = EventModifiers(rawValue: UIKeyModifierFlags.control.rawValue)
  /// Option.
  public static let option = EventModifiers(rawValue: UIKeyModifierFlags.alternate.rawValue)
  /// Command.
  public static let command = EventModifiers(rawValue: UIKeyModifierFlags.command.rawValue)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: UIKeyModifierFlags.numericPad.rawValue)
}
