import Foundation

extension AttributedString {
  /// The options for reading Markdown.
  ///
  /// - Source: developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions
  public struct MarkdownParsingOptions: Sendable {
    /// The syntax that becomes attributes.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks, such as headings and lists, and what is within lines.
      case full = 0
      /// What is within lines. Signs of blocks stay in the text; ends of lines become spaces.
      case inlineOnly
      /// What is within lines. Signs of blocks and white space stay in the text.
      case inlineOnlyPreservingWhitespace
    }

    /// The result for text that cannot be read.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError = 0
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](key: value)` is read. Its text is shown. The attributes are not applied: nothing inflects words here.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// The language of the text, which becomes an attribute of all of it.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: CommonMark with GitHub's tables, strikethrough and links without brackets.
  ///
  /// Nothing separates blocks in the text: `presentationIntent` tells them apart.
  ///
  /// - Parameters:
  ///   - baseURL: what relative links refer to.
  /// - Throws: nothing, as every text is Markdown. Data and files throw where they are not UTF-8.
  /// - Source: developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in MarkdownText(markdown, options: options, baseURL: baseURL).runs { append(run.attributed) }
  }

  /// Reads Markdown of UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: MarkdownText.string(markdown, options), options: options, baseURL: baseURL)
  }

  /// Reads a file of Markdown.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Reads Markdown with the attributes of a scope. A scope's own Markdown attributes are not read.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Reads Markdown with the attributes of a scope. A scope's own Markdown attributes are not read.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Reads Markdown. See `AttributedString.init(markdown:options:baseURL:)`.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/init(markdown:options:baseurl:)
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let result = NSMutableAttributedString(string: "")
    for run in MarkdownText(markdown, options: options, baseURL: baseURL).runs {
      result.append(NSAttributedString(string: run.text, attributes: run.dictionary))
    }
    self.init(attributedString: result)
  }

  /// Reads Markdown of UTF-8.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: MarkdownText.string(markdown, options), options: options, baseURL: baseURL)
  }
}
