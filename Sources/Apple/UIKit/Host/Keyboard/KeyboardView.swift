/// The keys that the screen displays for a text input.
final class KeyboardView: UIView, ClockDriven {
  /// The window whose first responder receives the text.
  private weak var client: UIWindow?

  private var type = UIKeyboardType.default
  private var plan: KeyboardPlan?
  private var plane = KeyboardPlan.Plane.letters
  private var isPad = false
  private var keys: [[KeyboardKey?]] = []
  /// Whether the user turned shift on or off since the last letter; `nil` if the text determines it.
  private var pressedShift: Bool?
  private var isShifted = false

  init() {
    super.init(frame: .zero)
    ClockDrivenViews.add(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A keyboard is not archived") }

  private var input: (any UIKeyInput)? { client?.firstResponder as? any UIKeyInput }

  /// Displays the keys for the input in a window.
  func serve(_ client: UIWindow) {
    self.client = client
    let type = input?.keyboardType ?? .default
    let isPad = client.traitCollection.userInterfaceIdiom == .pad
    if plan == nil || type != self.type || isPad != self.isPad {
      (self.type, self.isPad) = (type, isPad)
      show(KeyboardPlan.Plane(type, isPad: isPad))
    }
    pressedShift = nil
    refresh()
  }

  private func show(_ plane: KeyboardPlan.Plane) {
    self.plane = plane
    let plan = KeyboardPlan(plane, type: type, isPad: isPad)
    guard plan != self.plan else { return }
    self.plan = plan
    for view in subviews { view.removeFromSuperview() }
    keys = plan.rows.map { row in
      row.map { item in
        guard case .key(let key) = item else { return nil }
        let view = KeyboardKey(key)
        view.addAction(UIAction { [weak self] _ in self?.press(key.action) }, for: .touchUpInside)
        addSubview(view)
        return view
      }
    }
    setNeedsLayout()
  }

  // MARK: - Pressing

  private func press(_ action: KeyboardPlan.Action) {
    guard let client else { return }
    let keyboard = HostKeyboard(for: client)
    switch action {
    case .text(let text):
      keyboard.type(isShifted ? text.uppercased() : text)
      pressedShift = nil
    case .delete: keyboard.deleteBackward()
    case .returnKey: keyboard.pressReturn()
    case .shift: pressedShift = !isShifted
    case .plane(let plane): show(plane)
    case .dismiss: client.endEditing(true)
    }
    refresh()
  }

  func frameWillBeMade() { if window?.isHidden == false { refresh() } }

  // MARK: - Appearance

  /// Updates the keys from the text and its traits.
  private func refresh() {
    isShifted = plane == .letters && (pressedShift ?? wantsCapital)
    for case let view? in keys.joined() {
      let name = self.name(of: view.key.action)
      if view.accessibilityLabel != name { view.accessibilityLabel = name }
      view.look = look(of: view.key)
      if view.key.action == .returnKey {
        let isOff = input.map { $0.enablesReturnKeyAutomatically && !$0.hasText } ?? false
        if view.isEnabled == isOff { view.isEnabled = !isOff }
      }
    }
  }

  private func look(of key: KeyboardPlan.Key) -> KeyboardKey.Look {
    let measures = measures.keyboards
    var look = KeyboardKey.Look(fontSize: measures.wordSize)
    switch key.action {
    case .text(" "): look.title = "space"
    case .text(let text):
      look.title = isShifted ? text.uppercased() : text
      let isPadPlane = if case .pad = plane { true } else { false }
      if text.count > 1 {
        look.isSpecial = false
      } else {
        look.fontSize = isPadPlane ? measures.digitSize : isShifted ? measures.capitalSize : measures.letterSize
      }
    case .shift:
      look.symbol = isShifted ? "shift.fill" : "shift"
      look.isSpecial = !isShifted
    case .delete:
      look.symbol = "delete.left"
      look.isSpecial = true
      if case .pad = plane { look.isBare = true }
    case .returnKey:
      look.title = returnTitle.lowercased()
      let isPlain = (input?.returnKeyType ?? .default) == .default || input?.returnKeyType == .next
      (look.isSpecial, look.isProminent) = (true, !isPlain)
    case .plane(let plane):
      look.title = title(of: plane)
      look.isSpecial = true
    case .dismiss:
      look.symbol = "keyboard.chevron.compact.down"
      look.isSpecial = true
    }
    return look
  }

  private func title(of plane: KeyboardPlan.Plane) -> String {
    switch plane {
    case .letters: "ABC"
    case .numbers: isPad ? ".?123" : "123"
    case .symbols: "#+="
    case .pad: ""
    }
  }

  private func name(of action: KeyboardPlan.Action) -> String {
    switch action {
    case .text(" "): "space"
    case .text(let text): isShifted ? text.uppercased() : text
    case .shift: "shift"
    case .delete: "delete"
    case .returnKey: returnTitle
    case .plane(.letters): "letters"
    case .plane(.numbers): "numbers"
    case .plane: "symbols"
    case .dismiss: "Hide keyboard"
    }
  }

  private var returnTitle: String {
    switch input?.returnKeyType ?? .default {
    case .default: "return"
    case .go: "Go"
    case .google, .search, .yahoo: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "Emergency call"
    case .continue: "Continue"
    }
  }

  /// Whether the next letter is automatically capitalized.
  private var wantsCapital: Bool {
    guard let input else { return false }
    switch input.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words, .sentences: break
    }
    let before: String
    if let editor = input as? any TextEditor {
      before = editor.editedString.substring(to: min(editor.selection.location, editor.editedString.length))
    } else {
      return !input.hasText
    }
    guard let last = before.last else { return true }
    guard last.isWhitespace else { return false }
    if input.autocapitalizationType == .words || last.isNewline { return true }
    guard let ending = before.last(where: { !$0.isWhitespace }) else { return true }
    return ".!?".contains(ending)
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let plan, !plan.rows.isEmpty else { return }
    let measures = measures.keyboards
    let isShallow = !isPad && bounds.width > bounds.height * 3
    let inset = isPad ? measures.padKeyInset : measures.keyInset
    let gap = isPad ? measures.padRowGap : isShallow ? measures.shallowRowGap : measures.rowGap
    let top = isPad ? measures.padGap : isShallow ? measures.shallowTopPadding : measures.topPadding
    let bottom = isPad ? measures.padGap : measures.bottomPadding
    let count = CGFloat(plan.rows.count)
    let pitch = (bounds.height - top - bottom + gap) / count
    let area = bounds.insetBy(dx: min(safeAreaInsets.left, bounds.width / 4), dy: 0)
    let unit = area.width / CGFloat(plan.width)
    for (row, items) in plan.rows.enumerated() {
      var x = area.minX
      for (item, view) in zip(items, keys[row]) {
        switch item {
        case .space(let span): x += unit * CGFloat(span)
        case .key(let key):
          // The key receives touches up to the middle of the gaps to its neighbors.
          view?.frame = CGRect(
            x: x, y: top - gap / 2 + pitch * CGFloat(row), width: unit * CGFloat(key.span), height: pitch)
          view?.faceInsets = UIEdgeInsets(top: gap / 2, left: inset, bottom: gap / 2, right: inset)
          x += unit * CGFloat(key.span)
        }
      }
    }
  }
}
