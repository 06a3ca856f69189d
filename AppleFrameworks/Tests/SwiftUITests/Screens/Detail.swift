import SwiftUI

struct Detail: View {
  @State private var isFavourite = true
  private let facts = [("clock", "25 min"), ("person.2", "4"), ("flame", "420 kcal")]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          ZStack(alignment: .bottomLeading) {
            LinearGradient(colors: [.orange, .red], startPoint: .topLeading, endPoint: .bottomTrailing)
            Circle().fill(.white.opacity(0.5)).frame(width: 160, height: 160).blur(radius: 24).offset(x: 120, y: -60)
            Text("Tomato soup").font(.largeTitle.bold()).foregroundStyle(.white).padding()
          }
          .frame(height: 260).clipped()
          VStack(alignment: .leading, spacing: 20) {
            ViewThatFits {
              HStack(spacing: 12) { chips }
              VStack(alignment: .leading, spacing: 8) { chips }
            }
            Text("Roast the tomatoes with garlic until they burst, and blend them with stock. Basil goes in last.")
              .lineSpacing(4)
            GroupBox("You need") {
              VStack(alignment: .leading, spacing: 8) {
                ForEach(["1 kg tomatoes", "4 cloves of garlic", "Half a litre of stock"], id: \.self) { item in
                  Label(item, systemImage: "checkmark.circle").frame(maxWidth: .infinity, alignment: .leading)
                }
              }
              .padding(.top, 4)
            }
            DisclosureGroup("Notes") { Text("Freezes well.").frame(maxWidth: .infinity, alignment: .leading) }
          }
          .padding(.horizontal)
        }
      }
      .navigationTitle("Recipe").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            isFavourite.toggle()
          } label: {
            Image(systemName: isFavourite ? "heart.fill" : "heart")
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        Button {
        } label: {
          Text("Start cooking").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).controlSize(.large).padding(.horizontal).padding(.vertical, 8).background(.bar)
      }
    }
  }

  private var chips: some View {
    ForEach(facts, id: \.0) { icon, words in
      Label(words, systemImage: icon).font(.subheadline).padding(.horizontal, 12).padding(.vertical, 8)
        .background(Color.accentColor.opacity(0.12), in: Capsule())
    }
  }
}
