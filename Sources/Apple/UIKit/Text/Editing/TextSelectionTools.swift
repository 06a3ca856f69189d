import CoreGraphics
import Foundation

/// What an editor shows for selected text: a handle at each end, and the menu of what can be done with it.
@MainActor
final class TextSelectionTools: NSObject, UIEditMenuInteractionDelegate {
  private weak var editor: (any TextEditor)?
  private var handles: [TextHandle] = []
  private var interaction: UIEditMenuInteraction?

  init(of editor: any TextEditor) {
    self.editor = editor
    super.init()
  }

  /// Puts the handles at the ends of the selection; where nothing is selected, handles and menu go.
  func update() {
    guard let editor, editor.selection.length > 0, let first = rects.first, let last = rects.last else {
      return hide()
    }
    if handles.isEmpty {
      let didEnd: () -> Void = { [weak self] in self?.showMenu() }
      handles = [
        TextHandle(of: editor, isStart: true, didEnd: didEnd), TextHandle(of: editor, isStart: false, didEnd: didEnd),
      ]
    }
    for (handle, rect) in zip(handles, [first, last]) {
      if handle.superview !== editor { editor.addSubview(handle) }
      handle.place(at: rect, color: editor.tintColor)
    }
  }

  func hide() {
    for handle in handles { handle.removeFromSuperview() }
    handles = []
    interaction?.dismissMenu()
  }

  private var rects: [CGRect] { editor.map { $0.selectedRects(for: $0.selection) } ?? [] }

  // MARK: - Menu

  /// Shows what can be done with what is selected.
  func showMenu() {
    guard let editor, editor.selection.length > 0 else { return }
    let interaction = interaction ?? UIEditMenuInteraction(delegate: self)
    if self.interaction == nil {
      self.interaction = interaction
      editor.addInteraction(interaction)
    }
    let area = rects.reduce(CGRect.null) { $0.union($1) }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: area.midX, y: area.minY)))
  }

  /// Takes the menu out of the editor.
  func end() {
    hide()
    if let interaction { editor?.removeInteraction(interaction) }
    interaction = nil
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let editor else { return nil }
    return editor.editMenu(for: editor.selection, suggestedActions: suggestedActions)
      ?? UIMenu(children: suggestedActions)
  }

  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration)
    -> CGRect
  {
    // With the knobs, which the menu leaves free.
    rects.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: 0, dy: -TextHandle.knob)
  }
}

/// How selected text is shown.
enum TextSelectionLooks {
  /// How much of the tint color lies behind selected text.
  static let alpha: CGFloat = 0.2
}
