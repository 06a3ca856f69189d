import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ item: UIBarItem) {
    nib.adopt(item, for: object)
    NibAttributes.barItem.decode(item, from: self)
  }

  func decode(_ item: UIBarButtonItem) { NibAttributes.barButtonItem.decode(item, from: self) }
  func decode(_ item: UITabBarItem) { NibAttributes.tabBarItem.decode(item, from: self) }

  func decode(_ item: UINavigationItem) {
    nib.adopt(item, for: object)
    NibAttributes.navigationItem.decode(item, from: self)
  }
}

extension NibDecoder {
  /// The system item of a bar item, if it is one. Items that iOS has removed are `nil`.
  var systemItem: UIBarButtonItem.SystemItem? {
    switch object[BarButtonItemElement.systemItem] {
    case .done?: .done
    case .cancel?: .cancel
    case .edit?: .edit
    case .save?: .save
    case .add?: .add
    case .flexibleSpace?: .flexibleSpace
    case .fixedSpace?: .fixedSpace
    case .compose?: .compose
    case .reply?: .reply
    case .action?: .action
    case .organize?: .organize
    case .bookmarks?: .bookmarks
    case .search?: .search
    case .refresh?: .refresh
    case .stop?: .stop
    case .camera?: .camera
    case .trash?: .trash
    case .play?: .play
    case .pause?: .pause
    case .rewind?: .rewind
    case .fastForward?: .fastForward
    case .undo?: .undo
    case .redo?: .redo
    case .close?: .close
    case .pageCurl?, .writingTools?, nil: nil
    }
  }
}
