/// The pasteboards of a host, by name.
@MainActor
final class Pasteboards {
  private var boards: [UIPasteboard.Name: UIPasteboard] = [:]
  private var uniqueCount = 0

  func board(_ name: UIPasteboard.Name) -> UIPasteboard {
    if let board = boards[name] { return board }
    let board = UIPasteboard(PasteboardStorage(name: name))
    boards[name] = board
    return board
  }

  func board(_ name: UIPasteboard.Name, create: Bool) -> UIPasteboard? {
    create || name == .general ? board(name) : boards[name]
  }

  func uniqueBoard() -> UIPasteboard {
    uniqueCount += 1
    return board(UIPasteboard.Name("com.apple.UIKit.pboard.unique-\(uniqueCount)"))
  }

  func remove(_ name: UIPasteboard.Name) {
    guard name != .general else { return }
    boards.removeValue(forKey: name)?.storage.items = []
  }
}

/// The contents of a pasteboard, shared by all objects with its name.
@MainActor
final class PasteboardStorage {
  let name: UIPasteboard.Name
  var items: [PasteboardItem] = []
  var changeCount = 0

  init(name: UIPasteboard.Name) {
    self.name = name
  }
}
