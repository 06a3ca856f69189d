import UIKit

/// Keys that are held while another is pressed.
///
/// - Source: developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: UIKeyModifierFlags.alphaShift.rawValue)
  public static let shift = EventModifiers(rawValue: UIKeyModifierFlags.shift.rawValue)
  public static let control = EventModifiers(rawValue: UIKeyModifierFlags.control.rawValue)
  public static let option = EventModifiers(rawValue: UIKeyModifierFlags.alternate.rawValue)
  public static let command = EventModifiers(rawValue: UIKeyModifierFlags.command.rawValue)
  public static let numericPad = EventModifiers(rawValue: UIKeyModifierFlags.numericPad.rawValue)
}
