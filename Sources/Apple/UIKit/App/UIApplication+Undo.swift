extension UIApplication {
  /// Asks the user to undo or redo the last change of the first responder. Has no effect if there is none.
  func offerUndo() {
    let window =
      windows.first { $0.isKeyWindow && $0.firstResponder != nil } ?? windows.first { $0.firstResponder != nil }
    guard let window, let manager = window.firstResponder?.undoManager, manager.canUndo || manager.canRedo else {
      return
    }
    var presenter = window.rootViewController
    while let presented = presenter?.presentedViewController { presenter = presented }
    guard let presenter, !(presenter is UIAlertController) else { return }
    let undo = manager.canUndo
    let alert = UIAlertController(
      title: undo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if undo { alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() }) }
    if manager.canRedo {
      alert.addAction(
        UIAlertAction(title: undo ? manager.redoMenuItemTitle : "Redo", style: .default) { _ in manager.redo() })
    }
    presenter.present(alert, animated: true)
  }
}
