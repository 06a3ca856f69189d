import Foundation

/// Attributed text that notifies layout managers of its changes.
///
/// A subclass with its own storage overrides ``string``, ``attributes(at:effectiveRange:)``,
/// ``replaceCharacters(in:with:)-swift.method`` and ``setAttributes(_:range:)``, and calls
/// ``edited(_:range:changeInLength:)`` after each change, as on an iPhone. The other methods call these four.
///
/// - Source: developer.apple.com/documentation/uikit/nstextstorage
open class NSTextStorage: NSMutableAttributedString {
  /// The name of the notification that is posted before changes are processed. Its object is the storage.
  public class var willProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageWillProcessEditingNotification")
  }

  /// The name of the notification that is posted after changes were processed. Its object is the storage.
  public class var didProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageDidProcessEditingNotification")
  }

  private final var editing = TextStorageEditing()

  // MARK: - Creating

  /// Creates a storage without text.
  public init() {
    super.init(string: "")
  }

  /// Creates a storage with text without attributes.
  public override init(string str: String) {
    super.init(string: str)
  }

  /// Creates a storage with text that has the same attributes throughout.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Creates a storage with attributed text.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Layout managers

  /// The layout managers in the order in which they were added.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Adds a layout manager and removes it from its previous storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }

  /// The delegate that is notified of changes. The reference is weak.
  open weak var delegate: (any NSTextStorageDelegate)?

  // MARK: - Editing

  /// The kinds of changes since the last processing.
  open internal(set) var editedMask: EditActions {
    get { editing.mask }
    set { editing.mask = newValue }
  }

  /// The current range of the changes since the last processing; its location is `NSNotFound` if there are none.
  open var editedRange: NSRange { editing.range ?? NSRange(location: NSNotFound, length: 0) }

  /// The change of the length since the last processing, in UTF-16 units.
  open var changeInLength: Int { editing.delta }

  /// Records a change, and processes it at once unless changes are grouped.
  ///
  /// - Parameters:
  ///   - editedRange: The range before its length changed by `delta`.
  ///   - delta: The change of the length, in UTF-16 units.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if !editing.isOwnChange { copyToFoundation(editedRange, delta, editedMask) }
    editing.note(editedMask, editedRange, delta)
    if editing.depth == 0 { processEditing() }
  }

  /// Begins a group of changes.
  open override func beginEditing() { editing.depth += 1 }

  /// Ends a group of changes. The end of the outermost group processes them.
  open override func endEditing() {
    preconditionOfCaller(editing.depth > 0, "\(type(of: self)).endEditing() without beginEditing()")
    editing.depth -= 1
    if editing.depth == 0, editing.range != nil { processEditing() }
  }

  /// Tells the delegate, observers and the layout managers of the changes. Called when a group ends.
  open func processEditing() {
    guard editing.range != nil, !editing.isProcessing else { return }
    editing.isProcessing = true
    editing.depth += 1
    NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    invalidateAttributes(in: editedRange)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editing.finish()
    for manager in layoutManagers {
      manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  /// Whether attributes are fixed when they are read rather than when they change.
  ///
  /// - Default: `false`; a subclass may override it.
  open var fixesAttributesLazily: Bool { false }

  /// Fixes the attributes of a range: the attachment attribute is removed from all characters but those of attachments.
  open func invalidateAttributes(in range: NSRange) {
    if !fixesAttributesLazily { ensureAttributesAreFixed(in: range) }
  }

  /// Fixes the attributes of a range.
  open func ensureAttributesAreFixed(in range: NSRange) {
    var misplaced: [NSRange] = []
    let text = NSString(string: string)
    let start = min(max(range.location, 0), text.length)
    let part = NSRange(location: start, length: min(max(range.length, 0), text.length - start))
    enumerateAttribute(.attachment, in: part, options: []) { value, part, _ in
      guard value != nil else { return }
      for index in part.location..<part.location + part.length where text.character(at: index) != 0xFFFC {
        misplaced.append(NSRange(location: index, length: 1))
      }
    }
    for part in misplaced { removeAttribute(.attachment, range: part) }
  }

  // MARK: - Primitives

  /// The characters.
  open override var string: String { super.string }

  open override var length: Int { string.utf16.count }

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    super.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    editing.isOwnChange = true
    replaceInFoundation(range, str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    editing.isOwnChange = false
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    editing.isOwnChange = true
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    editing.isOwnChange = false
  }

  /// Copies a change of a subclass's text to Foundation's, since Foundation on Linux reads it without these methods.
  private func copyToFoundation(_ range: NSRange, _ delta: Int, _ mask: EditActions) {
    let now = NSRange(location: range.location, length: max(0, range.length + delta))
    if mask.contains(.editedCharacters) {
      replaceInFoundation(range, NSString(string: string).substring(with: now))
    }
    forEachRun(in: now) { attributes, part in super.setAttributes(attributes, range: part) }
  }

  /// Replaces Foundation's text, independently of a subclass's.
  private func replaceInFoundation(_ range: NSRange, _ text: String) {
    let edit = GraphemeEdit(replacing: range, of: NSString(string: super.string), with: text) { place in
      var run = NSRange()
      let values = super.attributes(at: place, effectiveRange: &run)
      return (values, run.location + run.length)
    }
    super.replaceCharacters(in: edit.range, with: edit.text)
    for run in edit.runs { super.setAttributes(run.attributes, range: run.range) }
  }

  // MARK: - Derived methods

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length), options: []) {
      attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merging(attrs) { $1 } }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { attributes in attributes.filter { $0.key != name } }
  }

  private func change(
    _ range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    beginEditing()
    forEachRun(in: range) { attributes, part in setAttributes(change(attributes), range: part) }
    endEditing()
  }

  private func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    var location = range.location
    let end = range.location + range.length
    while location < end {
      var run = NSRange(location: location, length: end - location)
      let attributes = attributes(at: location, effectiveRange: &run)
      let runEnd = max(location + 1, min(run.location + run.length, end))
      body(attributes, NSRange(location: location, length: runEnd - location))
      location = runEnd
    }
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }
}

extension NSTextStorage {
  /// The kinds of changes.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nstextstorage/editactions
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates kinds from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were added, removed or changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were added, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}
