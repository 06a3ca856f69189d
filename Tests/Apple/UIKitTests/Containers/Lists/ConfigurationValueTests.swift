import Testing
import UIKit

/// A custom configuration of an app: a comparable value that can be created anywhere.
private struct CardConfiguration: UIContentConfiguration, Hashable {
  var title = ""
  var isOn = false

  func makeContentView() -> any UIView & UIContentView { CardView(configuration: self) }

  func updated(for state: any UIConfigurationState) -> CardConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var result = self
    result.isOn = state.isSelected
    return result
  }
}

private final class CardView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(configuration: CardConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

// The suite is not on the main actor: as on iOS, configurations and states are values without isolation.
@Suite("Configurations are values")
struct ConfigurationValueTests {
  @Test("equal where all that they say is equal, and in sets")
  func equality() {
    var (one, other) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    #expect(one == other && one.hashValue == other.hashValue)
    other.secondaryText = "Second"
    #expect(one != other)
    one.secondaryText = "Second"
    one.textProperties.color = .systemRed
    #expect(one != other)
    #expect(Set([UIBackgroundConfiguration.clear(), .clear(), .listPlainCell()]).count == 2)
    var (button, same) = (UIButton.Configuration.filled(), UIButton.Configuration.filled())
    #expect(button == same && button != .tinted())
    same.subtitle = "More"
    button.subtitle = "More"
    #expect(button == same)
    button.contentInsets.top = 3
    #expect(button != same)
    #expect(UIContentUnavailableConfiguration.empty() != .loading())
  }

  @Test("with closures a copy is equal, and a configuration with another closure is not")
  func closures() {
    var one = UIBackgroundConfiguration.clear()
    var other = one
    one.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(one != other)
    other = one
    #expect(one == other)
    other.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
    #expect(one != other)
    other.backgroundColorTransformer = nil
    one.backgroundColorTransformer = nil
    #expect(one == other)
  }

  @Test("an app's own is one too, and follows states that are compared as well")
  func own() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    let before = state
    state.isSelected = true
    #expect(state != before)
    #expect(CardConfiguration(title: "A").updated(for: state) == CardConfiguration(title: "A", isOn: true))
    #expect(CardConfiguration(title: "A").updated(for: before) == CardConfiguration(title: "A"))
  }
}
