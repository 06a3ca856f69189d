import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ item: UIBarItem) {
    nib.adopt(item, for: object)
    let texts = nib.file.localization
    if let title = texts.text(of: object, BarItemElement.title) { item.title = title }
    if let image = nib.image(object[BarItemElement.image], at: object) { item.image = image }
    if let isEnabled = object[BarItemElement.enabled] { item.isEnabled = isEnabled }
    if let tag = object[BarItemElement.tag] { item.tag = tag }
    if let insets = object[BarItemElement.imageInsets] { item.imageInsets = UIEdgeInsets(insets) }
    if let image = nib.image(object[BarItemElement.landscapeImage], at: object) { item.landscapeImagePhone = image }
    if let insets = object[BarItemElement.landscapeImageInsets] {
      item.landscapeImagePhoneInsets = UIEdgeInsets(insets)
    }
    if let image = nib.image(object[BarItemElement.largeContentSizeImage], at: object) {
      item.largeContentSizeImage = image
    }
    if let insets = object[BarItemElement.largeContentSizeImageInsets] {
      item.largeContentSizeImageInsets = UIEdgeInsets(insets)
    }
  }

  func decode(_ item: UIBarButtonItem) {
    if let width = object[BarButtonItemElement.width] { item.width = CGFloat(width) }
    if let isSelected = object[BarButtonItemElement.selected] { item.isSelected = isSelected }
    switch object[BarButtonItemElement.style] {
    case .done?, .prominent?: item.style = .done
    case .plain?, .bordered?, nil: break
    }
    if let color = nib.color(object[BarButtonItemElement.tintColor], at: object) { item.tintColor = color }
    if let view = object[BarButtonItemElement.customView].flatMap(nib.view) { item.customView = view }
    if let menu = nib.menu(object[BarButtonItemElement.menu]) { item.menu = menu }
    if let changes = object[BarButtonItemElement.changesSelectionAsPrimaryAction] {
      item.changesSelectionAsPrimaryAction = changes
    }
  }

  func decode(_ item: UITabBarItem) {
    if let image = nib.image(object[TabBarItemElement.selectedImage], at: object) { item.selectedImage = image }
    if let badge = object[TabBarItemElement.badgeValue] { item.badgeValue = badge }
    if let color = nib.color(object[TabBarItemElement.badgeColor], at: object) { item.badgeColor = color }
    if let offset = object[TabBarItemElement.titlePositionAdjustment] {
      item.titlePositionAdjustment = UIOffset(offset)
    }
  }

  func decode(_ item: UINavigationItem) {
    nib.adopt(item, for: object)
    let texts = nib.file.localization
    item.title = texts.text(of: object, NavigationItemElement.title)
    if let prompt = texts.text(of: object, NavigationItemElement.prompt) { item.prompt = prompt }
    switch object[NavigationItemElement.largeTitleDisplayMode] {
    case .always?: item.largeTitleDisplayMode = .always
    case .never?: item.largeTitleDisplayMode = .never
    case .inline?: item.largeTitleDisplayMode = .inline
    case .automatic?, nil: break
    }
    if let hides = object[NavigationItemElement.hidesBackButton] { item.hidesBackButton = hides }
    if let supplements = object[NavigationItemElement.leftItemsSupplementBackButton] {
      item.leftItemsSupplementBackButton = supplements
    }
    if let title = texts.text(of: object, NavigationItemElement.backButtonTitle) { item.backButtonTitle = title }
    if let view = object[NavigationItemElement.titleView].flatMap(nib.view) { item.titleView = view }
    if let back = object[NavigationItemElement.backBarButtonItem] {
      item.backBarButtonItem = nib.object(back) as? UIBarButtonItem
    }
    let left = object.leftBarButtonItems.compactMap { nib.object($0) as? UIBarButtonItem }
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = object.rightBarButtonItems.compactMap { nib.object($0) as? UIBarButtonItem }
    if !right.isEmpty { item.rightBarButtonItems = right }
  }
}

extension NibDecoder {
  /// What an item of a bar is made as, if as one of the system's. Those that iOS has no longer are none.
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
