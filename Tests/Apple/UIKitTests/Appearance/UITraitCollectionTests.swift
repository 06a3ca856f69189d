import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct UITraitCollectionTests {
  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }

  private enum Theme { case plain, colorful }

  private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.plain
    static let affectsColorAppearance = true
    static let name = "theme"
  }

  // MARK: - Values

  @Test("an empty collection specifies nothing")
  func empty() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified && traits.userInterfaceIdiom == .unspecified)
    #expect(traits.displayScale == 0 && traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified && traits.layoutDirection == .unspecified)
    #expect(traits.forceTouchCapability == .unknown && traits[Density.self] == 1)
  }

  @Test("each short initializer specifies its trait and nothing else")
  func shortInitializers() {
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    #expect(UITraitCollection(displayScale: 3).displayScale == 3)
    #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
    #expect(UITraitCollection(horizontalSizeClass: .regular).verticalSizeClass == .unspecified)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory == .small)
    #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
    #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
    #expect(UITraitCollection(activeAppearance: .inactive).activeAppearance == .inactive)
  }

  @Test("the last collection that specifies a trait wins, and unspecified specifies nothing")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .unspecified),
      UITraitCollection { $0[Density.self] = 4 },
    ])
    #expect(merged.userInterfaceStyle == .light && merged.displayScale == 2 && merged[Density.self] == 4)
  }

  @Test("mutations change a copy")
  func mutations() {
    let light = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0[ThemeTrait.self] = .colorful
    }
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(light.userInterfaceStyle == .light && dark.userInterfaceStyle == .dark)
    #expect(dark[ThemeTrait.self] == .colorful)
    #expect(light[UITraitUserInterfaceStyle.self] == .light)
  }

  @Test("collections are equal by their values")
  func equality() {
    let first = UITraitCollection(userInterfaceStyle: .dark)
    #expect(first == UITraitCollection { $0.userInterfaceStyle = .dark })
    #expect(first.hash == UITraitCollection { $0.userInterfaceStyle = .dark }.hash)
    #expect(first != UITraitCollection(userInterfaceStyle: .light))
    #expect(UITraitCollection { $0[Density.self] = 1 } == UITraitCollection())
    #expect(UITraitCollection { $0[Density.self] = 2 } != UITraitCollection())
  }

  @Test("a collection contains what it has the same values for")
  func containing() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
      $0[Density.self] = 3
    }
    #expect(traits.containsTraits(in: nil))
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(traits.containsTraits(in: UITraitCollection { $0[Density.self] = 3 }))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
    #expect(!UITraitCollection().containsTraits(in: traits))
  }

  // MARK: - Changes

  @Test("changed traits are listed: UIKit's in their order, then custom ones")
  func changes() {
    let before = UITraitCollection(userInterfaceStyle: .light)
    let after = before.modifyingTraits {
      $0[ThemeTrait.self] = .colorful
      $0.displayScale = 3
      $0.userInterfaceStyle = .dark
    }
    #expect(
      after.changedTraits(from: before).map { $0.name } == [
        "UITraitUserInterfaceStyle", "UITraitDisplayScale", "theme",
      ])
    #expect(
      before.changedTraits(from: after).map { $0.name } == [
        "UITraitUserInterfaceStyle", "UITraitDisplayScale", "theme",
      ])
    #expect(after.changedTraits(from: after).isEmpty)
  }

  @Test("colors may differ for style, contrast, level, gamut, idiom and traits that say so")
  func colorAppearance() {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(traits.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!traits.hasDifferentColorAppearance(comparedTo: traits))
    let changes: [(Bool, (inout any UIMutableTraits) -> Void)] = [
      (true, { $0.userInterfaceStyle = .dark }), (true, { $0.accessibilityContrast = .high }),
      (true, { $0.userInterfaceLevel = .elevated }), (true, { $0.displayGamut = .SRGB }),
      (true, { $0[ThemeTrait.self] = .colorful }), (false, { $0.preferredContentSizeCategory = .small }),
      (false, { $0.horizontalSizeClass = .regular }), (false, { $0[Density.self] = 2 }),
    ]
    for (expected, change) in changes {
      #expect(traits.modifyingTraits(change).hasDifferentColorAppearance(comparedTo: traits) == expected)
    }
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceStyle.self })
    #expect(!UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitDisplayScale.self })
  }

  // MARK: - Overrides

  @Test("overrides know what they contain, and give it up again")
  func overrides() {
    var overrides = UITraitOverrides()
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self) && overrides.userInterfaceStyle == .unspecified)
    overrides.userInterfaceStyle = .dark
    overrides[Density.self] = 7
    #expect(overrides.contains(UITraitUserInterfaceStyle.self) && overrides.contains(Density.self))
    let base = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
    }
    let overridden = base.overridden(by: overrides.values)
    #expect(overridden.userInterfaceStyle == .dark && overridden.displayScale == 2 && overridden[Density.self] == 7)
    overrides.remove(UITraitUserInterfaceStyle.self)
    overrides.remove(Density.self)
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self) && !overrides.contains(Density.self))
    #expect(base.overridden(by: overrides.values) === base)
  }

  // MARK: - The current collection

  @Test("the current collection is restored after work under another one")
  func current() {
    let before = UITraitCollection.current
    #expect(before.userInterfaceIdiom == .phone && before.displayScale == 3)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test("size categories are in order, and five of them are for accessibility")
  func sizeCategories() {
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.large >= .large && UIContentSizeCategory.unspecified < .extraSmall)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
  }

  @Test("lists, captures and languages are traits")
  func newerTraits() {
    let list = UITraitCollection(listEnvironment: .sidebar)
    #expect(list.listEnvironment == .sidebar && list[UITraitListEnvironment.self] == .sidebar)
    #expect(UITraitCollection().listEnvironment == .unspecified && UITraitCollection().typesettingLanguage == nil)
    let both = UITraitCollection(traitsFrom: [
      list, UITraitCollection(typesettingLanguage: Locale.Language(identifier: "th")),
      UITraitCollection(sceneCaptureState: .active),
    ])
    #expect(both.typesettingLanguage?.languageCode?.identifier == "th" && both.sceneCaptureState == .active)
    #expect(both != list && both.listEnvironment == .sidebar)
    let changed = both.modifyingTraits { $0.typesettingLanguage = nil }
    #expect(changed.typesettingLanguage == nil && changed.sceneCaptureState == .active)
  }
}
