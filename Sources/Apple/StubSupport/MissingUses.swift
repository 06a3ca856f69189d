import Foundation

/// The members of missing modules and the omitted statements that a running app has reached.
///
/// Each is noted once, however often it is reached.
public enum MissingUses {
  /// One of them.
  public struct Use: Hashable, Sendable {
    public enum Kind: String, Sendable {
      /// A member of a stub, as `Type.member`.
      case member
      /// An omitted statement or value of the app; `place` has its file and line.
      case omitted
      /// A function that is written in Objective-C, as `Type.function`.
      case foreign
    }

    public let kind: Kind
    /// The member's name, or the omitted source text.
    public let text: String
    /// `File.swift:12`, or empty.
    public let place: String

    public init(kind: Kind, text: String, place: String) {
      self.kind = kind
      self.text = text
      self.place = place
    }
  }

  /// All that were met so far, in their order.
  public static var met: [Use] { storage.uses }

  /// Forgets what was met, and returns it: later uses are noted again.
  public static func take() -> [Use] { storage.take() }

  static func note<Base>(_ name: String, of type: Base.Type) {
    storage.add(Use(kind: .member, text: "\(type).\(name)", place: ""))
  }

  static func noteOmitted(_ text: StaticString, _ place: StaticString) {
    storage.add(Use(kind: .omitted, text: text.description, place: place.description))
  }

  /// - Returns: whether it was not met before.
  static func noteForeign(_ name: StaticString) -> Bool {
    storage.add(Use(kind: .foreign, text: name.description, place: ""))
  }

  /// One for the process: omitted code has no host at hand, and runs on any thread.
  private static let storage = Storage()

  /// Unchecked: its lock guards what changes.
  private final class Storage: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Set<Use> = []
    private var order: [Use] = []

    var uses: [Use] { lock.withLock { order } }

    @discardableResult
    func add(_ use: Use) -> Bool {
      lock.withLock {
        guard known.insert(use).inserted else { return false }
        order.append(use)
        return true
      }
    }

    func take() -> [Use] {
      lock.withLock {
        defer {
          known = []
          order = []
        }
        return order
      }
    }
  }
}
