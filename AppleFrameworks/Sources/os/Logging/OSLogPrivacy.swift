import Foundation

/// The privacy of a value in a message, which determines whether others than the app's developer can read it.
///
/// - Source: developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
  /// The replacement of a private value.
  public enum Mask: Sendable {
    /// The hash of the value, which allows the comparison of values.
    case hash
    case none
  }

  private enum Kind {
    case `public`, `private`, sensitive, auto
  }

  private let kind: Kind
  private let mask: Mask

  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private, mask: .none) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }

  /// The automatic privacy. Numbers and Boolean values are public, and strings and objects are private.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

  /// Whether private values are displayed. Xcode sets this variable for apps that it runs.
  private static let showsPrivate: Bool = {
    ["enable", "yes", "1"].contains(ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"]?.lowercased() ?? "")
  }()

  /// Returns a value as it is logged.
  func shown(_ text: String, isPublicByNature: Bool, showsPrivate: Bool = OSLogPrivacy.showsPrivate) -> String {
    switch kind {
    case .public: return text
    case .auto where isPublicByNature: return text
    case .private where showsPrivate, .auto where showsPrivate: return text
    case .private, .auto, .sensitive:
      guard mask == .hash else { return kind == .sensitive ? "<sensitive>" : "<private>" }
      // FNV-1a results in the same hash for equal texts in all runs.
      let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      return "<mask.hash: '\(String(hash, radix: 16))'>"
    }
  }
}
