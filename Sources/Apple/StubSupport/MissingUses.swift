import Foundation

/// What a running app met of modules that are not there: their members, and statements that were left out.
///
/// Each is noted once, however often it is reached.
public enum MissingUses {
  /// One of them.
  public struct Use: Hashable, Sendable {
    public enum Kind: String, Sendable {
      /// A member of what stands for a declaration of such a module, as `Type.member`.
      case member
      /// A statement or value of the app that was left out; `place` has its file and line.
      case leftOut
    }

    public let kind: Kind
    /// The member's name, or the source text that was left out.
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

  /// Forgets what was met, and returns it: what is met from then on is noted anew.
  public static func take() -> [Use] { storage.take() }

  static func note<Base>(_ name: String, of type: Base.Type) {
    storage.add(Use(kind: .member, text: "\(type).\(name)", place: ""))
  }

  static func noteLeftOut(_ text: StaticString, _ place: StaticString) {
    storage.add(Use(kind: .leftOut, text: text.description, place: place.description))
  }

  /// The process's: code that is left out has no host at hand, and runs on any thread.
  private static let storage = Storage()

  /// Unchecked: its lock guards what changes.
  private final class Storage: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Set<Use> = []
    private var order: [Use] = []

    var uses: [Use] { lock.withLock { order } }

    func add(_ use: Use) {
      lock.withLock { if known.insert(use).inserted { order.append(use) } }
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
