import SwiftUI

struct SettingsScreen: View {
  private enum Theme: String, CaseIterable, Identifiable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"
    var id: Self { self }
  }
  @State private var notifies = true
  @State private var sounds = false
  @State private var theme = Theme.system
  @State private var size = 0.4
  @State private var days = 7

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 14) {
            Text("AL").font(.title2.bold()).foregroundStyle(.white).frame(width: 56, height: 56)
              .background(Circle().fill(Color.indigo.gradient))
            VStack(alignment: .leading, spacing: 2) {
              Text("Ada Lovelace").font(.headline)
              Text("ada@example.com").font(.subheadline).foregroundStyle(.secondary)
            }
          }
        }
        Section {
          Toggle(isOn: $notifies) { Label("Notifications", systemImage: "bell.badge") }
          Toggle(isOn: $sounds) { Label("Sounds", systemImage: "speaker.wave.2") }.disabled(!notifies)
          Stepper("Keep for \(days) days", value: $days, in: 1...30)
        } header: {
          Text("Messages")
        } footer: {
          Text("Older messages are removed from this device, and stay on the server.")
        }
        Section("Looks") {
          Picker("Theme", selection: $theme) { ForEach(Theme.allCases) { Text($0.rawValue).tag($0) } }
          VStack(alignment: .leading) {
            Text("Text size")
            Slider(value: $size)
          }
          NavigationLink("App icon") { Text("Icons") }
        }
        Section {
          LabeledContent("Version", value: "4.2")
          Gauge(value: 0.62) {
            Text("Storage")
          } currentValueLabel: {
            Text("62%").font(.caption)
          }
          Button("Sign out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
  }
}
