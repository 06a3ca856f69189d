import Foundation

/// The members of missing modules and the omitted statements that a running app has reached.
///
/// Each is recorded once, regardless of the number of uses.
public enum MissingUses {
  /// A use of a missing member or an omitted statement.
  public struct Use: Hashable, Sendable {
    public enum Kind: String, Sendable {
      /// A member of a stub, as `Type.member`.
      case member
      /// An omitted statement or value of the app; `place` has its file and line.
      case omitted
      /// A function in Objective-C, as `Type.function`.
      case foreign
    }

    public let kind: Kind
    /// The name of the member, or the omitted source text.
    public let text: String
    /// The position as `File.swift:12`, or an empty string.
    public let place: String

    public init(kind: Kind, text: String, place: String) {
      self.kind = kind
      self.text = text
      self.place = place
    }
  }

  /// All recorded uses, in order.
  public static var met: [Use] { storage.uses }

  /// Removes and returns the recorded uses, so that later ones are recorded again.
  public static func take() -> [Use] { storage.take() }

  static func note<Base>(_ name: String, of type: Base.Type) {
    storage.add(Use(kind: .member, text: "\(type).\(name)", place: ""))
  }

  static func noteOmitted(_ text: StaticString, _ place: StaticString) {
    storage.add(Use(kind: .omitted, text: text.description, place: place.description))
  }

  /// Records a function in Objective-C.
  ///
  /// - Returns: Whether it was not recorded before.
  static func noteForeign(_ name: StaticString) -> Bool {
    storage.add(Use(kind: .foreign, text: name.description, place: ""))
  }

  /// The storage of the process. Omitted code has no host, and runs on any thread.
  private static let storage = Storage()

  /// Unchecked: the lock guards the mutable state.
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
