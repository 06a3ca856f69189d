import Foundation

/// The blocks that contain a text, such as a paragraph in a list item.
///
/// - Source: developer.apple.com/documentation/foundation/presentationintent
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The kind of a block.
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    /// A heading. Level 1 is the highest.
    case header(level: Int)
    case orderedList
    case unorderedList
    /// A list item with its number.
    case listItem(ordinal: Int)
    /// A code block with the language in the source.
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [PresentationIntent.TableColumn])
    case tableHeaderRow
    /// A row below the header, from 1.
    case tableRow(rowIndex: Int)
    /// A cell with its column index.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    public enum Alignment: Int, Hashable, Codable, Sendable {
      case left
      case center
      case right
    }

    public var alignment: Alignment

    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block with a number that identifies it in the text.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }

    public var debugDescription: String { "\(kind) (id \(identity))" }
  }

  /// The blocks, from the innermost to the outermost.
  public var components: [IntentType]

  /// Creates an intent with a block inside of those of another intent.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  public init(types: [IntentType]) { components = types }

  /// The number of lists and quotations that contain the text.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }

  /// Returns whether two texts have the same kinds of blocks, regardless of their identities.
  public func isEquivalent(to other: PresentationIntent) -> Bool {
    components.map(\.kind) == other.components.map(\.kind)
  }
}

extension PresentationIntent: CustomDebugStringConvertible {
  public var debugDescription: String {
    "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
  }
}
