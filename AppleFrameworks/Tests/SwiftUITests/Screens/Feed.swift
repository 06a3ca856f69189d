import SwiftUI

struct Feed: View {
  private struct Post: Identifiable {
    let id: Int
    let author: String
    let text: String
    let hue: Double?
    let likes: Int
  }
  private let posts = [
    Post(id: 1, author: "Grace", text: "The compiler works. It says so itself.", hue: nil, likes: 128),
    Post(id: 2, author: "Alan", text: "Went for a run along the canal before breakfast.", hue: 0.55, likes: 41),
    Post(id: 3, author: "Katherine", text: "Checked the numbers twice.", hue: 0.08, likes: 960),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(posts) { post in
            VStack(alignment: .leading, spacing: 12) {
              HStack {
                Image(systemName: "person.circle.fill").font(.title).foregroundStyle(.secondary)
                VStack(alignment: .leading) {
                  Text(post.author).font(.headline)
                  Text("2 h").font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Menu {
                  Button("Mute") {}
                  Button("Report", role: .destructive) {}
                } label: {
                  Image(systemName: "ellipsis").padding(8)
                }
              }
              Text(post.text)
              if let hue = post.hue {
                RoundedRectangle(cornerRadius: 12)
                  .fill(
                    LinearGradient(
                      colors: [
                        Color(hue: hue, saturation: 0.5, brightness: 0.95),
                        Color(hue: hue, saturation: 0.8, brightness: 0.6),
                      ], startPoint: .top, endPoint: .bottom)
                  )
                  .frame(height: 180)
                  .overlay(alignment: .bottomLeading) {
                    Text("Canal").font(.caption.bold()).padding(.horizontal, 10).padding(.vertical, 6)
                      .background(.ultraThinMaterial, in: Capsule()).padding(10)
                  }
              }
              HStack(spacing: 24) {
                Label("\(post.likes)", systemImage: "heart")
                Label("7", systemImage: "bubble.right")
                Spacer()
                Image(systemName: "bookmark")
              }
              .font(.subheadline).foregroundStyle(.secondary)
            }
            .padding().background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 20))
            .shadow(color: .black.opacity(0.06), radius: 8, y: 4)
          }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Feed")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("New", systemImage: "square.and.pencil") {} } }
    }
  }
}
