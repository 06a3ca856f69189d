// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}

/// A manager that undoes and redoes changes.
///
/// The changes in a turn of the main queue are one group, unless an app begins and ends groups explicitly.
///
/// - Source: developer.apple.com/documentation/foundation/undomanager
open class UndoManager: NSObject, @unchecked Sendable {
  // Unchecked: an app uses it on one thread, the main one if it groups by event.
  private final class Group {
    var changes: [(target: Weak, undo: () -> Void)] = []
    var name = ""
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private enum Work { case none, undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var work = Work.none
  private var disabled = 0
  private var isGroupOfTurn = false

  open var groupsByEvent = true
  open var levelsOfUndo = 0 { didSet { trim() } }

  public override init() { super.init() }

  // MARK: - Groups

  open var groupingLevel: Int { self.open.count }

  open func beginUndoGrouping() { self.open.append(Group()) }

  open func endUndoGrouping() {
    guard let group = self.open.popLast() else {
      fatalError("UndoManager: endUndoGrouping called with no matching begin")
    }
    guard !group.changes.isEmpty else { return }
    if let outer = self.open.last { outer.changes += group.changes } else { push(group) }
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  private func push(_ group: Group) {
    if work == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if work == .none { redoStack = [] }
      trim()
    }
  }

  private func trim() {
    guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
    undoStack.removeFirst(undoStack.count - levelsOfUndo)
  }

  // MARK: - Registering

  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() {
    guard disabled > 0 else { fatalError("UndoManager: enableUndoRegistration may only be invoked with matching call") }
    disabled -= 1
  }

  /// Registers the undo of a change of an object, which isn't retained.
  ///
  /// - Parameters:
  ///   - target: The changed object.
  ///   - handler: A closure that undoes the change. Changes that it registers are redone by `redo()`.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if self.open.isEmpty {
      guard groupsByEvent else { fatalError("UndoManager: must begin a group before registering undo") }
      beginUndoGrouping()
      isGroupOfTurn = true
      DispatchQueue.main.async { [weak self] in self?.closeGroupOfTurn() }
    }
    let weakly = Weak(object: target)
    self.open.last?.changes.append(
      (
        weakly,
        {
          if let target = weakly.object as? TargetType { handler(target) }
        }
      ))
  }

  private func closeGroupOfTurn() {
    guard isGroupOfTurn else { return }
    isGroupOfTurn = false
    if !self.open.isEmpty { endUndoGrouping() }
  }

  open func removeAllActions() { (undoStack, redoStack, self.open, isGroupOfTurn) = ([], [], [], false) }

  open func removeAllActions(withTarget target: Any) {
    for group in undoStack + redoStack + self.open {
      group.changes.removeAll { $0.target.object === target as AnyObject }
    }
    undoStack.removeAll { $0.changes.isEmpty }
    redoStack.removeAll { $0.changes.isEmpty }
  }

  // MARK: - Undoing

  open var canUndo: Bool { !undoStack.isEmpty || self.open.contains { !$0.changes.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }

  /// The group that `undo()` would undo, whose identity tells whether changes were registered since.
  package var latestGroup: AnyObject? { self.open.first { !$0.changes.isEmpty } ?? undoStack.last }
  open var isUndoing: Bool { work == .undoing }
  open var isRedoing: Bool { work == .redoing }

  open func undo() {
    closeGroupOfTurn()
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    take(group, .undoing)
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  open func redo() {
    closeGroupOfTurn()
    guard let group = redoStack.popLast() else { return }
    take(group, .redoing)
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  /// Undoes or redoes a group. Changes that are registered meanwhile revert it.
  private func take(_ group: Group, _ work: Work) {
    self.work = work
    beginUndoGrouping()
    for change in group.changes.reversed() { change.undo() }
    self.open.last?.name = group.name
    endUndoGrouping()
    self.work = .none
  }

  // MARK: - Names

  open var undoActionName: String { undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open func setActionName(_ actionName: String) { (self.open.last ?? undoStack.last)?.name = actionName }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
