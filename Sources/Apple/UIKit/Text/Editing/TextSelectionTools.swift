import CoreGraphics
import Foundation

/// The handles and the menu that an editor displays for a selection.
@MainActor
final class TextSelectionTools: NSObject, UIEditMenuInteractionDelegate {
  private weak var editor: (any TextEditor)?
  private var handles: [TextHandle] = []
  private var interaction: UIEditMenuInteraction?

  init(of editor: any TextEditor) {
    self.editor = editor
    super.init()
  }

  /// Moves the handles to the ends of the selection. Removes them and the menu if there is no selection.
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

  /// Displays the menu for the selection.
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

  /// Removes the menu from the editor.
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
    // The rectangle includes the knobs, which the menu doesn't cover.
    rects.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: 0, dy: -TextHandle.knob)
  }
}

/// The appearance of selected text.
enum TextSelectionLooks {
  /// The alpha of the tint color behind selected text.
  static let alpha: CGFloat = 0.2
}
