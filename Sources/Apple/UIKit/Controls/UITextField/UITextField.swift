import Foundation

/// A control that displays a line of editable text.
///
/// A field is edited while it is the first responder. It then displays a caret and receives text from the keyboard.
/// This file declares the interface that subclasses override. The implementation is in the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  /// A notification that is posted when editing begins. Its object is the field.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// A notification that is posted when editing ends. Its object is the field, and ``didEndEditingReasonUserInfoKey``
  /// is the key of the reason.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }

  /// A notification that is posted when the user changes the text. Its object is the field.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }

  /// The key of the reason's raw value in ``textDidEndEditingNotification``.
  public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }

  // MARK: - Storage

  final var fieldState = TextFieldState()
  final var clearButton: TextFieldClearButton?
  final var caret: TextCaret?

  // MARK: - Creating

  /// Creates a field with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpTextField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTextField()
    coder.decodePart(UITextField.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    // The field creates its own parts again.
    caret?.tools?.hide()
    let parts = [clearButton, caret].compactMap { $0 as UIView? }.filter { $0.superview === self }
    for part in parts { part.removeFromSuperview() }
    super.encode(with: coder)
    for part in parts { addSubview(part) }
  }

  private func setUpTextField() {
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
    clipsToBounds = true
  }

  // MARK: - Text

  /// The text. Setting it does not call the delegate or send events. It moves the caret to the end and removes the
  /// attributes of ``attributedText``.
  ///
  /// - Default: An empty string. Setting `nil` sets an empty string.
  open var text: String? {
    get { fieldState.text.string }
    set { setText(newValue ?? "") }
  }

  /// The attributed text. Missing attributes are those of ``defaultTextAttributes``.
  ///
  /// - Default: An empty text.
  open var attributedText: NSAttributedString? {
    get { fieldState.text }
    set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The gray text that is displayed while there is no text.
  ///
  /// - Default: `nil`.
  open var placeholder: String? {
    get { fieldState.placeholder?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }, isPlain: true) }
  }

  /// The attributed placeholder. Missing attributes are the font, gray color and alignment of the plain placeholder.
  ///
  /// - Default: `nil`.
  open var attributedPlaceholder: NSAttributedString? {
    get { fieldState.placeholder.map { styledPlaceholder($0) } }
    set { setPlaceholder(newValue, isPlain: false) }
  }

  /// The font of the text.
  ///
  /// - Default: The system font of 17 points. Setting `nil` restores the default.
  open var font: UIFont? {
    get { fieldState.attributes[.font] as? UIFont }
    set {
      appearanceMarks.insert(.font)
      setAttribute(.font, newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
    }
  }

  /// The color of the text.
  ///
  /// - Default: `.label`. Setting `nil` restores the default.
  open var textColor: UIColor? {
    get { fieldState.attributes[.foregroundColor] as? UIColor }
    set {
      appearanceMarks.insert(.textColor)
      setAttribute(.foregroundColor, newValue ?? UIColor.label)
    }
  }

  /// The alignment of the text.
  ///
  /// - Default: `.natural`, for the leading edge.
  open var textAlignment: NSTextAlignment {
    get { paragraphStyle.alignment }
    set { setTextAlignment(newValue) }
  }

  /// The attributes of text without its own. Setting them changes the attributes of all text.
  ///
  /// - Default: The system font of 17 points, `.label`, and a paragraph style that truncates the end.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { fieldState.attributes }
    set { setDefaultTextAttributes(newValue) }
  }

  /// The attributes of text that is typed next. Moving the selection resets them.
  ///
  /// - Default: The attributes of the text before the caret while the field is edited, otherwise `nil`.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { fieldState.isEditing ? fieldState.typingAttributes ?? attributesAtCaret : nil }
    set { if fieldState.isEditing { fieldState.typingAttributes = newValue } }
  }

  /// Whether the user can change text attributes. The value is stored without effect, because there is no menu for it.
  ///
  /// - Default: `false`.
  open var allowsEditingTextAttributes: Bool = false

  /// Whether the font size is reduced down to ``minimumFontSize``, so that the text fits while it is not edited.
  ///
  /// - Default: `false`.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The minimum font size for ``adjustsFontSizeToFitWidth``, in points.
  ///
  /// - Default: 0, which preserves the size of the text.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { setNeedsDisplay() } }
  }

  /// Whether a font for Dynamic Type is updated when the preferred text size changes.
  ///
  /// - Default: `false`.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFontForContentSizeCategory() } }
  }

  // MARK: - Editing

  /// The object that is asked and told about editing. The reference is weak.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is edited.
  open var isEditing: Bool { fieldState.isEditing }

  /// Whether the text is cleared when editing begins, unless the delegate prevents it.
  ///
  /// - Default: `false`.
  open var clearsOnBeginEditing: Bool = false

  /// Whether the next typed character replaces all text. Moving the selection resets this property.
  ///
  /// - Default: `false`.
  open var clearsOnInsertion: Bool = false

  // MARK: - Appearance

  /// The border of the field. A background image replaces every style except `.roundedRect`.
  ///
  /// - Default: `.none`.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { borderStyleDidChange(from: oldValue) } }
  }

  /// An image that is stretched to fill the field. It is not drawn in the style `.roundedRect`.
  ///
  /// - Default: `nil`.
  open var background: UIImage? {
    didSet { if background !== oldValue { setNeedsDisplay() } }
  }

  /// The image that replaces ``background`` in a disabled field. It is not drawn without ``background``.
  ///
  /// - Default: `nil`.
  open var disabledBackground: UIImage? {
    didSet { if disabledBackground !== oldValue { setNeedsDisplay() } }
  }

  /// The conditions under which the clear button is visible. It is never visible if there is no text.
  ///
  /// - Default: `.never`.
  open var clearButtonMode: ViewMode = .never {
    didSet { if clearButtonMode != oldValue { partsDidChange() } }
  }

  /// A view at the leading edge, before the text.
  ///
  /// - Default: `nil`.
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }

  /// The conditions under which ``leftView`` is visible.
  ///
  /// - Default: `.never`.
  open var leftViewMode: ViewMode = .never {
    didSet { if leftViewMode != oldValue { partsDidChange() } }
  }

  /// A view at the trailing edge, after the text. The clear button replaces it.
  ///
  /// - Default: `nil`.
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }

  /// The conditions under which ``rightView`` is visible.
  ///
  /// - Default: `.never`.
  open var rightViewMode: ViewMode = .never {
    didSet { if rightViewMode != oldValue { partsDidChange() } }
  }

  // MARK: - Rectangles

  /// Returns the rectangle of the border. The default is the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds, isEditing: false) }

  /// Returns the rectangle of the placeholder. The default is that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds, isEditing: true) }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }

  /// Returns the rectangle of ``leftView``.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(of: leftView, isLeading: true, in: bounds)
  }

  /// Returns the rectangle of ``rightView``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(of: rightView, isLeading: false, in: bounds)
  }

  /// Draws the text in a rectangle of the current context.
  open func drawText(in rect: CGRect) { drawLaidOutText(in: rect) }

  /// Draws the placeholder in a rectangle of the current context.
  open func drawPlaceholder(in rect: CGRect) { drawLaidOutPlaceholder(in: rect) }

  open override func draw(_ rect: CGRect) { drawField() }

  // MARK: - Sizing and layout

  /// The size of the text, or of the placeholder if there is no text, with the border and the overlay views. A field
  /// with rounded corners is at least 34 points high.
  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Updates the field after a change of the design. Subclasses with their own measures override this method.
  func takeMeasures() {}

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  // MARK: - First responder

  /// Whether the field is enabled, so that it can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the field can be edited.
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }

  /// Begins editing, unless the delegate prevents it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if window == nil { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    // The delegate of a text field is told about editing before the app is told about the keyboard. The delegate of a
    // text view is told after that. (craiggrummitt.com/2016/07/18/keyboards-text-views-and-first-responders)
    let isFirst = UserInterface.current.keyboard.handOver {
      guard super.becomeFirstResponder() else { return false }
      beginEditing()
      return true
    }
    guard isFirst else { return false }
    if isFirstResponder {
      reloadInputViews()
    } else if let window = window?.responderWindow {
      UserInterface.current.keyboard.update(for: window)
    }
    return true
  }

  /// Ends editing, unless the delegate prevents it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    endEditing(for: .committed)
    return true
  }

  override func firstResponderIsTaken() {
    super.firstResponderIsTaken()
    endEditing(for: .committed)
  }

  private final var inputViewStorage: UIView?
  private final var inputAccessoryViewStorage: UIView?

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputAccessoryViewStorage }
    set { inputAccessoryViewStorage = newValue }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { tapped(at: touch.location(in: self), count: touch.tapCount) }
  }

  // MARK: - Editing actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    mayEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  final var textUndoIfMade: TextUndo?

  /// The undo manager of the user's changes. Text that the app sets can't be undone.
  ///
  /// - Default: The field's own undo manager.
  open override var undoManager: UndoManager? { textUndo.manager }

  /// Moves the selected text to the pasteboard.
  open override func cut(_ sender: Any?) { cutSelection() }

  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Inserts the text of the pasteboard.
  open override func paste(_ sender: Any?) { pasteText() }

  /// Inserts the text of the pasteboard, which has no styles.
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord(at: selection.location) }

  /// Selects all text.
  open override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: editedString.length)) }

  /// Deletes the selected text.
  open override func delete(_ sender: Any?) { deleteSelection() }

  nonisolated override class func standardBody(of selector: Selector, for type: AnyClass) -> SelectorTable.Body? {
    type == UITextField.self ? StandardSelectors.editing[selector] : super.standardBody(of: selector, for: type)
  }

  // MARK: - Keyboard

  /// The automatic capitalization of typed text.
  ///
  /// - Default: `.sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences

  /// The autocorrection of typed text.
  ///
  /// - Default: `.default`.
  open var autocorrectionType: UITextAutocorrectionType = .default

  /// The spell checking of the text.
  ///
  /// - Default: `.default`.
  open var spellCheckingType: UITextSpellCheckingType = .default

  /// The grammar checking. Hosts check no grammar, so that the value is stored without effect.
  ///
  /// - Default: `.default`.
  open var grammarCheckingType: UITextGrammarCheckingType = .default

  /// The replacement of straight quotation marks by curly ones.
  ///
  /// - Default: `.default`.
  open var smartQuotesType: UITextSmartQuotesType = .default

  /// The replacement of hyphens by dashes.
  ///
  /// - Default: `.default`.
  open var smartDashesType: UITextSmartDashesType = .default

  /// The adjustment of spaces around inserted and deleted text.
  ///
  /// - Default: `.default`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default

  /// The suggestion of completions for words.
  ///
  /// - Default: `.default`.
  open var inlinePredictionType: UITextInlinePredictionType = .default

  /// The keys of the keyboard.
  ///
  /// - Default: `.default`.
  open var keyboardType: UIKeyboardType = .default

  /// The colors of the keyboard.
  ///
  /// - Default: `.default`.
  open var keyboardAppearance: UIKeyboardAppearance = .default {
    didSet { appearanceMarks.insert(.keyboardAppearance) }
  }

  /// The title of the return key.
  ///
  /// - Default: `.default`.
  open var returnKeyType: UIReturnKeyType = .default

  /// Whether the return key is disabled while there is no text.
  ///
  /// - Default: `false`.
  open var enablesReturnKeyAutomatically: Bool = false

  /// The semantic meaning of the text.
  ///
  /// - Default: `nil`.
  open var textContentType: UITextContentType! = nil

  /// The rules for a password.
  ///
  /// - Default: `nil`.
  open var passwordRules: UITextInputPasswordRules? = nil

  /// Whether the text is displayed as bullets. After editing begins again, the first typed character replaces all
  /// secret text.
  ///
  /// - Default: `false`.
  open var isSecureTextEntry: Bool = false {
    didSet { if isSecureTextEntry != oldValue { textLayoutDidChange() } }
  }

  // MARK: - Text input

  open var hasText: Bool { fieldState.text.length > 0 }

  /// Inserts text. It replaces the selection, and the caret moves behind it. Newlines are replaced by spaces.
  open func insertText(_ text: String) { insertTypedText(text) }

  /// Deletes as the backspace key does. The delegate is not asked, because the keyboard asks it before it calls this
  /// method.
  open func deleteBackward() { deleteBackwardNow() }

  open func text(in range: UITextRange) -> String? { text(of: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    if let range = self.range(of: range) { replaceText(in: valid(range), with: text, marking: false) }
  }

  /// The selected range, or `nil` while the field is not edited. Setting it tells the delegate.
  open var selectedTextRange: UITextRange? {
    get { fieldState.isEditing ? IndexedTextRange(fieldState.selection) : nil }
    set {
      guard let range = range(of: newValue) else { return }
      inputDelegate?.selectionWillChange(self)
      select(valid(range))
      inputDelegate?.selectionDidChange(self)
    }
  }

  open var markedTextRange: UITextRange? { fieldState.marked.map { IndexedTextRange($0) } }

  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    didSet { if fieldState.marked != nil { setNeedsDisplay() } }
  }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    markText(markedText, selectedRange: selectedRange)
  }

  open func unmarkText() { mark(nil) }

  open var beginningOfDocument: UITextPosition { position(0) }

  open var endOfDocument: UITextPosition { position(fieldState.text.length) }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    textRange(fromPosition, toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { moved(position, by: offset) }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    moved(position, direction, by: offset)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { order(position, other) }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { distance(from, toPosition) }

  open weak var inputDelegate: (any UITextInputDelegate)?

  private final var tokenizerStorage: (any UITextInputTokenizer)?

  open var tokenizer: any UITextInputTokenizer {
    let tokenizer = tokenizerStorage ?? UITextInputStringTokenizer(textInput: self)
    tokenizerStorage = tokenizer
    return tokenizer
  }

  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    farthest(in: range, direction)
  }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    extended(position, direction)
  }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    writingDirection(at: position)
  }

  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    setWritingDirection(writingDirection)
  }

  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(range) }

  open func caretRect(for position: UITextPosition) -> CGRect { caretInField(at: offset(of: position) ?? 0) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRectangles(range) }

  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(point) }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(point, in: range)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? { characterRange(point) }

  /// Asks the delegate whether the user may change a range of the text.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let range = self.range(of: range) else { return true }
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    styling(at: position, direction)
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: spokenText, traits: stateTraits)
  }

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.font, \UITextField.font),
      AppearanceProperty(.textColor, \UITextField.textColor),
      AppearanceProperty(.keyboardAppearance, \UITextField.keyboardAppearance),
    ]
  }
}
