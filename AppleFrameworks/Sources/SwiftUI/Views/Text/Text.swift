import UIKit

/// Some lines of text that can be read and not changed.
///
/// - Source: developer.apple.com/documentation/swiftui/text
public struct Text: Equatable, @unchecked Sendable {
  enum Content: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case image(Image)
    case date(Date, DateStyle)
    case interval(ClosedRange<Date>)
  }

  struct Run: Equatable {
    var content: Content
    var look = TextLook()
    var font: Font?
    /// Set with `font(nil)`, too: the default font then, and not the inherited one.
    var hasFont = false
    var color: AnyStyleBox?
  }

  /// A style that is told apart by what it says of itself.
  struct AnyStyleBox: Equatable {
    let style: AnyShapeStyle
    static func == (first: AnyStyleBox, second: AnyStyleBox) -> Bool {
      if let first = first.style.style as? Color, let second = second.style.style as? Color { return first == second }
      if let first = first.style.style as? HierarchicalShapeStyle,
        let second = second.style.style as? HierarchicalShapeStyle
      {
        return first.level == second.level
      }
      return false
    }
  }

  var runs: [Run]

  init(_ content: Content) { runs = [Run(content: content)] }
  init(runs: [Run]) { self.runs = runs }

  /// The text as it stands, not translated.
  public init(verbatim content: String) { self.init(.verbatim(content)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
  /// The text of the app's string tables for a key, with Markdown for bold, italic, code and links.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    self.init(.key(key, table: tableName, bundle: bundle))
  }
  // A literal is a key and no attributed string, which could be one, too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
  public init(_ image: Image) { self.init(.image(image)) }
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }
  public init(_ dates: ClosedRange<Date>) { self.init(.interval(dates)) }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.verbatim(format.format(input)))
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// How a date is written.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/datestyle
  public struct DateStyle: Equatable, Sendable {
    enum Kind { case time, date, relative, offset, timer }
    let kind: Kind
    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  /// Where text that is too long is shortened.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/truncationmode
  public enum TruncationMode: Sendable {
    case head, tail, middle
  }

  /// Capitals or small letters.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/case
  public enum Case: Sendable {
    case uppercase, lowercase
  }

  /// A line under or through text.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/linestyle
  public struct LineStyle: Hashable, Sendable {
    /// - Source: developer.apple.com/documentation/swiftui/text/linestyle/pattern
    public struct Pattern: Hashable, Sendable {
      let style: Int
      public static let solid = Pattern(style: 0)
      public static let dot = Pattern(style: NSUnderlineStyle.patternDot.rawValue)
      public static let dash = Pattern(style: NSUnderlineStyle.patternDash.rawValue)
      public static let dashDot = Pattern(style: NSUnderlineStyle.patternDashDot.rawValue)
      public static let dashDotDot = Pattern(style: NSUnderlineStyle.patternDashDotDot.rawValue)
    }

    let pattern: Pattern
    let color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    public static let single = LineStyle()
  }

  public static func + (first: Text, second: Text) -> Text { Text(runs: first.runs + second.runs) }

  func changed(_ change: (inout Run) -> Void) -> Text {
    var result = self
    for index in result.runs.indices { change(&result.runs[index]) }
    return result
  }
}

extension Text: View {
  public typealias Body = Never
}

extension Text: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { TextBox($0, node: $1) }
  }
}
